import { createContext } from 'react-router'

/** Allows the inline scripts of this response and no others. */
export const nonceContext = createContext<string>()

/** Why the gallery refuses this page, else null; the root route responds instead of the page. */
export const refusalContext = createContext<Refusal | null>(null)
export type Refusal = 'sign-in' | 'not-invited' | 'missing' | 'limited'

/** Identifies the request in the log, and on the error page so that a visitor can quote it. */
export const requestIdContext = createContext<string>()
