/** Text of the preview modal. */
export const previewCopy = {
  foundIn: 'Found in',
  viewFull: 'View full email page',
  previous: 'Previous email',
  next: 'Next email',
  close: 'Close',
  noPreview: 'No preview available',
  counter: (place: number, total: number) =>
    `${place.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
} as const
