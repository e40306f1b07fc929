/** Texts of taking a collection along. */
export const collectionExportCopy = {
  link: 'Download',
  title: 'Download collection',
  lead: 'The file is created in the background, so you can leave this page. Only you can download it, for one day. A new file replaces it.',
  choose: 'Format',
  readme: (title: string, address: string) => `${title}

emails.csv   a row for each email, for spreadsheets
emails.json  the same data for programs
pictures/    screenshots of the emails, numbered in the order of the collection
html/        the emails as HTML with their images, unless the brand hides its source

Collection: ${address}
`,
} as const
