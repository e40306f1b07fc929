/** Addresses that are keys: whoever has one may act for a subscriber. */
const KEYS = /^(\/newsletter\/\w+\/).+/

/** A request's path as the log tells it. */
export function loggedPath(path: string): string {
  return path.replace(KEYS, '$1[hidden]')
}
