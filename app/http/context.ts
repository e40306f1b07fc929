import { createContext } from 'react-router'

/** Allows the inline scripts of this response and no others. */
export const nonceContext = createContext<string>()

/** Identifies the request in the log, and on the error page so that a visitor can quote it. */
export const requestIdContext = createContext<string>()
