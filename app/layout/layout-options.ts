import { useMatches } from 'react-router'

/** What a route may ask of the frame around it, by its `handle`. */
export type FrameWishes = {
  /** The route brings header and main area itself, as the back office does. */
  ownFrame?: boolean
  /** The page has a newsletter box, so the footer needs none. */
  ownNewsletter?: boolean
}

/** What the routes of this page ask for, taken together. */
export function useFrameWishes(): FrameWishes {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
