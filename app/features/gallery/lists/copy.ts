/** The exact words of lists that are longer than a page. */
export const listCopy = {
  pages: 'Pages',
  pagesBy: {
    newest: { more: 'Older emails', first: 'Back to the newest' },
    oldest: { more: 'Newer emails', first: 'Back to the oldest' },
  },
  more: {
    loading: 'Loading more emails',
    shown: (count: number) => `${count.toLocaleString('en-US')} emails shown`,
    failed: 'The next emails did not come.',
  },
} as const
