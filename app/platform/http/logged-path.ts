/** URLs that contain a secret: whoever has one can act for a subscriber, or see what was shared with somebody, or a draft. */
const SECRET_PATHS =
  /^(\/newsletter\/\w+\/|\/preview-draft\/|\/shared\/|\/feeds\/|\/collections\/invitation\/|\/link-picture\/shared\/).+/

export function pathForLog(path: string): string {
  return path.replace(SECRET_PATHS, '$1[hidden]')
}
