export const dialogCopy = {
  title: 'Search',
  placeholder: 'Search by brand, category, or email type...',
  clear: 'Clear',
  sections: { brands: 'BRANDS', categories: 'CATEGORIES', emailTypes: 'EMAIL TYPES', seasonal: 'SEASONAL' },
  close: 'Close search',
  escape: 'Esc',
  searchInside: 'Search inside emails',
} as const
