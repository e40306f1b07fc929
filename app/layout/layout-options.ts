import { useMatches } from 'react-router'

export type LayoutOptions = {
  /** The route renders its own header and main area, as the admin pages do. */
  ownLayout?: boolean
  /** The page has a newsletter form, so the footer needs none. */
  hasNewsletter?: boolean
}

export function useLayoutOptions(): LayoutOptions {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
