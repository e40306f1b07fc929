/** The counted kinds of pages, and which visitors count. */

export const PAGE_KINDS = ['home', 'lists', 'brand', 'email', 'search', 'blog', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** By the name of the route. Other routes are no pages for visitors. */
const KIND_OF_ROUTE: Readonly<Record<string, PageKind>> = {
  'gallery/home': 'home',
  'gallery/browse': 'lists',
  'gallery/category': 'lists',
  seasonal: 'lists',
  'gallery/email-type': 'lists',
  'gallery/email-types': 'lists',
  'gallery/seasonal': 'lists',
  'gallery/brands': 'lists',
  'gallery/brand': 'brand',
  'gallery/brand-analytics': 'other',
  'gallery/category-analytics': 'other',
  'gallery/compare': 'other',
  'gallery/planner': 'other',
  'gallery/checks': 'other',
  'gallery/check': 'other',
  'gallery/clean': 'lists',
  'gallery/state-of-email': 'other',
  'gallery/report-emails': 'lists',
  'gallery/email': 'email',
  // Opened above a list.
  'resources/email-details': 'email',
  'gallery/search': 'search',
  'blog/blog': 'blog',
  'blog/post': 'blog',
  'draft-preview/preview-draft': 'other',
  'pages/about': 'other',
  'pages/contact': 'other',
  'pages/terms': 'other',
  'pages/privacy': 'other',
}

export function kindOfRoute(route: string): PageKind | undefined {
  return KIND_OF_ROUTE[route]
}

const PROGRAM =
  /bot|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|curl|wget|python|http-client|feed/i
/** A longer one is cut. */
const USER_AGENT_MAX = 300

/** Judged by the user agent only. */
export function isPerson(userAgent: string): boolean {
  const agent = userAgent.slice(0, USER_AGENT_MAX)
  return agent.startsWith('Mozilla/') && !PROGRAM.test(agent)
}
