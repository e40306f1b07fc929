export const dashboardCopy = {
  pageTitle: 'Admin',
  title: 'Select a category to get started!',
  live: 'Live',
  soon: 'Coming Soon',
  cards: {
    blogs: ['Blogs', 'Manage the SEO content pipeline'],
    performance: ['Performance', 'AI marketing content'],
    sales: ['Sales', 'Sales calls and leads'],
    creative: ['Creative', 'Ad campaigns'],
  },
} as const
