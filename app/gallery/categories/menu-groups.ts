/** The groups of email types, in the order of menus and the guide. 'Other' takes the rest. */
export const MASTER_TAGS = [
  'Lifecycle',
  'Engagement',
  'Promotional',
  'Sales',
  'Transactional',
  'Other',
] as const

type MasterTag = (typeof MASTER_TAGS)[number]

export type Group<T> = { title: string; items: T[] }

/** Groups by master tag in the fixed order; leaves out empty groups and keeps the order within a group. */
export function groupByMasterTag<T extends { masterTag: string }>(types: readonly T[]): Group<T>[] {
  return MASTER_TAGS.map((title) => ({
    title,
    items: types.filter((type) => knownTag(type.masterTag) === title),
  })).filter((group) => group.items.length > 0)
}

/** An owner may write `sales` or a group of their own; the first is Sales, the second is Other. */
function knownTag(text: string): MasterTag {
  const folded = text.trim().toLowerCase()
  return MASTER_TAGS.find((tag) => tag.toLowerCase() === folded) ?? 'Other'
}

export const HALVES = {
  vertical: [
    { half: 'business_type', title: 'Business Type' },
    { half: 'industry', title: 'Industries' },
  ],
  seasonal: [
    { half: 'holiday', title: 'Holidays' },
    { half: 'event', title: 'Seasons & Events' },
  ],
} as const

/** The two halves of the Categories or the Seasonal menu. Both are always present, even when empty. */
export function groupByHalf<T extends { half: string | null }>(
  menu: keyof typeof HALVES,
  entries: readonly T[],
): Group<T>[] {
  return HALVES[menu].map(({ half, title }) => ({
    title,
    items: entries.filter((entry) => entry.half === half),
  }))
}
