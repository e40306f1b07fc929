/** The exact words about brands. */
export const copy = {
  notFound: 'Brand Not Found',
  notFoundText: 'No brand lives at this address. It may go by another name here.',
  browseAll: 'Browse All Brands',
  title: 'All brands',
  lead: 'Every sender on the shelf, by name. Open one to see all it has sent.',
  description: 'All brands of the gallery from A to Z, with what they do and every email they sent.',
  letters: 'Letters',
  noneHere: 'No brands found in this category.',
  failed: 'Failed to load the brands. Please try again later.',
  brands: (count: number) => (count === 1 ? '1 brand' : `${count.toLocaleString('en-US')} brands`),
  empty: 'No emails collected yet',
  emptyText: (name: string) =>
    `Got one from ${name} in your inbox? Save it as an .eml file and put it on the shelf with this command:`,
  importCommand: 'npm run mailshelf -- import message.eml',
} as const
