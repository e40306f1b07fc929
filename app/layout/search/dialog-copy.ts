/** Text that the search dialog has in every page. */
export const dialogCopy = {
  title: 'Search',
  placeholder: 'Search by brand, category, or email type...',
  clear: 'Clear',
  close: 'Close search',
  escape: 'Esc',
  searchInside: 'Search inside emails',
} as const
