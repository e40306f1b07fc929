/** Texts of taking a collection along. */
export const exportCopy = {
  link: 'Download',
  title: (name: string) => `Download ${name}`,
  lead: 'The file is made in the background; you can leave this page. It can be downloaded for a day, only by you. A new file replaces the one before.',
  formats: {
    zip: {
      name: 'Everything (ZIP)',
      about: 'The picture and the HTML of each email with its images, and the list as CSV and JSON.',
    },
    pdf: {
      name: 'Contact sheet (PDF)',
      about:
        'All emails as pictures for printing, twelve on an A4 page, with headings and notes. A large collection gives several files in a ZIP.',
    },
    csv: {
      name: 'List (CSV)',
      about: 'For spreadsheets: a row for each email with its facts, note and tags.',
    },
    json: { name: 'List (JSON)', about: 'The same for programs.' },
  },
  choose: 'Format',
  submit: 'Make the file',
  busy: 'Starting...',
  started: 'The file is being made',
  waiting: 'Waiting to start',
  making: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} emails`,
  progress: 'Progress',
  refresh: 'Show progress',
  ready: 'Your file is ready',
  download: (size: string) => `Download, ${size}`,
  until: 'Until',
  failed: 'The file could not be made',
  failedText: 'Making it was tried three times. Try again later, or choose another format.',
  of: (format: string, collection: string) => `${format} of ${collection}`,
  another: 'You are making a file of another collection. Wait until it is done.',
  gone: 'This file is no longer there. Make it again.',
  notStarted: 'Failed to start',
  noBrowser: 'Contact sheets are not available: this server has no Chromium.',
  withoutSource: 'The gallery does not hand out the HTML of these emails.',
  readme: (title: string, address: string) => `${title}

emails.csv   a row for each email, for spreadsheets
emails.json  the same for programs
pictures/    the emails as pictures, numbered in the order of the collection
html/        the emails as HTML with the images they use; brands may not hand it out

Where it comes from: ${address}
`,
} as const
