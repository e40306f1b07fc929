import { formatNumber } from '#app/platform/lib/format.ts'

export const previewCopy = {
  foundIn: 'Found in',
  viewFull: 'View full email page',
  previous: 'Previous email',
  next: 'Next email',
  close: 'Close',
  noPreview: 'No preview available',
  counter: (place: number, total: number) => `${formatNumber(place)} of ${formatNumber(total)}`,
} as const
