import { formatNumber } from '#app/platform/lib/format.ts'

export const exportCopy = {
  formats: {
    zip: {
      name: 'Everything (ZIP)',
      about: 'The screenshot and HTML of each email with its images, and the list as CSV and JSON.',
    },
    'zip-avif': {
      name: 'Everything, screenshots as AVIF (ZIP)',
      about: 'The same in a smaller file. Many office programs can’t open AVIF images.',
    },
    csv: {
      name: 'List (CSV)',
      about: 'For spreadsheets: a row for each email with its attributes, note and tags.',
    },
    json: { name: 'List (JSON)', about: 'The same data for programs.' },
  },
  submit: 'Create file',
  busy: 'Starting...',
  started: 'The file is being created',
  waiting: 'Waiting to start',
  making: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} emails`,
  ready: 'Your file is ready',
  download: (size: string) => `Download, ${size}`,
  until: 'Until',
  failed: 'Couldn’t create the file',
  failedText: 'It failed three times. Try again later, or choose another format.',
  of: (format: string, collection: string) => `${format} of ${collection}`,
  another: 'Another file of yours is being created. Wait until it is ready.',
  gone: 'This file was deleted. Create it again.',
  notStarted: 'Failed to start',
  account: {
    name: 'All your data (ZIP)',
    making: 'Preparing your export…',
    ready: 'Your archive is ready.',
    failedText: 'It failed three times. Try again later.',
    again: 'Prepare again',
  },
  gallery: {
    name: 'The whole gallery (ZIP)',
    making: 'Preparing the export…',
    ready: 'The archive is ready.',
    failedText: 'It failed three times. Try again later.',
    again: 'Prepare again',
  },
} as const
