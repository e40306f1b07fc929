import { plural } from '#app/platform/lib/format.ts'

export const menuCopy = {
  empty: (count: number) => `${count} without emails yet`,
  emptyIn: (group: string) => `${group} without emails yet`,
  newestIn: (name: string) => `Newest in ${name}`,
  today: 'Today',
  days: (count: number) => plural(count, '# day', '# days'),
  toGo: ' to go',
  emails: (count: number) => plural(count, ' email', ' emails'),
} as const
