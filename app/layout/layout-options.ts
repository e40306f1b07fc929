import { useMatches } from 'react-router'

/** Layout options of a route, set by its `handle`. */
export type LayoutOptions = {
  /** The route renders its own header and main area, as the admin pages do. */
  ownLayout?: boolean
  /** The page has a newsletter form, so the footer needs none. */
  hasNewsletter?: boolean
}

/** The options of all matched routes, merged. */
export function useLayoutOptions(): LayoutOptions {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
