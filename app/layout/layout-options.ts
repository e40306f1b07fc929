import { useMatches } from 'react-router'

/** What a route may ask of the frame around it, by its `handle`. */
export type LayoutOptions = {
  /** The route brings header and main area itself, as the back office does. */
  ownLayout?: boolean
  /** The page has a newsletter box, so the footer needs none. */
  hasNewsletter?: boolean
}

/** What the routes of this page ask for, taken together. */
export function useLayoutOptions(): LayoutOptions {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
