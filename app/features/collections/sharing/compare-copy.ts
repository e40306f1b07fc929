/** Texts of comparing emails of a collection. */
export const compareCopy = {
  compare: 'Compare',
  title: (title: string) => `Compare emails of ${title}`,
  lead: 'Choose two to four emails. They stand side by side and scroll together.',
  choose: 'Choose others',
  submit: 'Compare',
  more: 'More emails',
  emails: 'Emails to compare',
} as const
