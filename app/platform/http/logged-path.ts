/** URLs with a secret: a reader of the log could act for a subscriber, or see a shared collection or a draft. */
const SECRET_PATHS =
  /^(\/newsletter\/\w+\/|\/preview-draft\/|\/shared\/|\/feeds\/|\/collections\/invitation\/|\/link-picture\/shared\/).+/

export function pathForLog(path: string): string {
  return path.replace(SECRET_PATHS, '$1[hidden]')
}
