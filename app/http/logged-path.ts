/** Addresses that are keys: whoever has one may act for a subscriber. */
const SECRET_PATHS = /^(\/newsletter\/\w+\/).+/

/** A request's path as the log tells it. */
export function pathForLog(path: string): string {
  return path.replace(SECRET_PATHS, '$1[hidden]')
}
