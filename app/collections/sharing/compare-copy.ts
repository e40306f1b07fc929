/** Texts of comparing emails of a collection. */
export const compareCopy = {
  compare: 'Compare',
  title: 'Compare emails',
  lead: 'Choose two to four emails. They are shown side by side and scroll together.',
  choose: 'Choose others',
  submit: 'Compare',
  more: 'More emails',
  emails: 'Emails to compare',
} as const
