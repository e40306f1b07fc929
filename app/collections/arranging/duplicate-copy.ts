/** Texts of copying a collection. */
export const duplicateCopy = {
  copy: 'Copy',
  duplicate: 'Duplicate',
  from: 'Copied from',
  by: (name: string) => `by ${name}`,
  nameOfCopy: (name: string) => `${name.slice(0, 93)} (copy)`,
  own: {
    title: 'Duplicate',
    text: 'The copy has all emails in their order, with sections, notes and tags. It is private.',
  },
  public: {
    title: 'Copy',
    text: 'The emails and headings are copied into a private collection. It links to this one while this one is public.',
  },
  submit: 'Copy',
  busy: 'Copying...',
  done: 'Collection copied',
  failed: 'Failed to copy the collection',
} as const
