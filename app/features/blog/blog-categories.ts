/** What a post may be filed under, in the order the form offers it. */
export const BLOG_CATEGORIES = [
  'Email Marketing',
  'Email Design',
  'Email Strategy',
  'Email Automation',
  'Email Analytics',
  'Email Deliverability',
  'Email Trends',
  'Email Tools',
  'Case Studies',
  'Best Practices',
] as const

export type BlogCategory = (typeof BLOG_CATEGORIES)[number]

/** The category as it stands in an address. */
export function categorySlug(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-')
}
