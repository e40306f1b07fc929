/** The columns of every grid of emails, which stand on the lower edge of their row. */
export const gridColumns =
  'grid grid-cols-[repeat(var(--page-columns),minmax(0,1fr))] items-end gap-x-(--gutter) gap-y-(--row-gap)'
