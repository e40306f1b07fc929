/** The categories of posts, in the order of the form. */
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
