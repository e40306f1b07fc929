/** Texts of saving an email by its address. */
export const saveFromCopy = {
  title: 'Save from a link',
  lead: 'Paste the link of an email in this gallery, and choose where to save it.',
  address: 'Link',
  submit: 'Find',
  unknown: 'No email of this gallery found at this link.',
  search: 'Search for it',
  bookmark: {
    title: 'With a bookmark',
    text: 'Add a bookmark to your browser and paste this as its URL. To save an email, open its page and choose the bookmark.',
    label: 'URL of the bookmark',
  },
  share: {
    title: 'On a phone',
    text: 'Add this site to your home screen. On Android you can then share the page of an email with it.',
  },
} as const
