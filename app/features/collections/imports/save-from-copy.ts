/** Texts of saving an email by its address. */
export const saveFromCopy = {
  title: 'Save by address',
  lead: 'Paste the address of an email of this gallery, and choose where to save it.',
  address: 'Address',
  submit: 'Find',
  unknown: 'There is no email of this gallery at this address.',
  search: 'Search for it',
  bookmark: {
    title: 'With a bookmark',
    text: 'Add a bookmark to your browser and paste this as its address. Choose it on the page of an email to save that.',
    label: 'Address of the bookmark',
  },
  share: {
    title: 'On a phone',
    text: 'Add this site to your home screen. On Android it is then among the apps that you can share the page of an email with.',
  },
} as const
