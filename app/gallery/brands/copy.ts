import { plural } from '#app/platform/lib/format.ts'

export const copy = {
  notFound: 'Brand Not Found',
  notFoundText: 'There is no brand at this link. It may be listed under another name.',
  browseAll: 'Browse All Brands',
  title: 'All brands',
  lead: 'Every brand in the gallery, from A to Z. Open one to see all its emails.',
  description: 'All brands in the gallery from A to Z, with what they do and all their emails.',
  letters: 'Letters',
  pages: 'Pages',
  previousPage: 'Previous brands',
  nextPage: 'More brands',
  emails: (count: number) => plural(count, '# email', '# emails'),
  noneHere: 'No brands found in this category.',
  failed: 'Failed to load the brands. Please try again later.',
  empty: 'No emails collected yet',
  emptyText: 'Follow this brand to hear when its first email arrives.',
  isYours: 'Is this your brand?',
  contact: 'Contact us',
  emptyForAdmin: (name: string) =>
    `Got one from ${name} in your inbox? Save it as an .eml file and import it with this command:`,
  importCommand: 'npm run mailshelf -- import message.eml',
} as const
