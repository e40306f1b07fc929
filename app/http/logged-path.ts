/** URLs that contain a secret: whoever has one can act for a subscriber. */
const SECRET_PATHS = /^(\/newsletter\/\w+\/).+/

/** A request's path for the log, without secrets. */
export function pathForLog(path: string): string {
  return path.replace(SECRET_PATHS, '$1[hidden]')
}
