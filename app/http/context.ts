import { createContext } from 'react-router'

/** Allows this request's own inline scripts and no others. */
export const nonceContext = createContext<string>()

/** Names the request in the log, and on the error page so that a visitor can quote it. */
export const requestIdContext = createContext<string>()
