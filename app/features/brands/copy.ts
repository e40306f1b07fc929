/** The exact words about brands. */
export const copy = {
  notFound: 'Brand Not Found',
  notFoundText: 'No brand lives at this address. It may go by another name here.',
  browseAll: 'Browse All Brands',
  empty: 'No emails collected yet',
  emptyText: (name: string) =>
    `Got one from ${name} in your inbox? Save it as an .eml file and put it on the shelf with this command:`,
  importCommand: 'mailshelf import message.eml',
} as const
