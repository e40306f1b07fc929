/** The kinds of pages that are counted, and what counts as a person. */

export const PAGE_KINDS = ['home', 'lists', 'brand', 'email', 'search', 'blog', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** By the name of the route. Everything else is not a page of visitors. */
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
  'gallery/brand-figures': 'other',
  'gallery/category-figures': 'other',
  'gallery/compare': 'other',
  'gallery/planner': 'other',
  'gallery/checks': 'other',
  'gallery/check-rule': 'other',
  'gallery/clean': 'lists',
  'gallery/state-of-email': 'other',
  'gallery/report-emails': 'lists',
  'gallery/email': 'email',
  // Opened over a list.
  'resources/email-details': 'email',
  'gallery/search': 'search',
  'blog/blog': 'blog',
  'blog/post': 'blog',
  'rehearsal/rehearse': 'other',
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
/** Longer ones say nothing more. */
const USER_AGENT_MAX = 300

/** As far as the user agent says. */
export function isPerson(userAgent: string): boolean {
  const agent = userAgent.slice(0, USER_AGENT_MAX)
  return agent.startsWith('Mozilla/') && !PROGRAM.test(agent)
}
