/** The exact words of the header's menus. */
export const menuCopy = {
  empty: (count: number) => `${count} without emails yet`,
  emptyIn: (group: string) => `${group} without emails yet`,
  newestIn: (name: string) => `Newest in ${name}`,
  today: 'Today',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  toGo: ' to go',
} as const
