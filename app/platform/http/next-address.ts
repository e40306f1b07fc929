/** Longer paths belong to no page, and might exceed a proxy's header limit. In characters. */
const LONGEST = 2_000

/** The page to return to: a path of this site. What might be read as another origin becomes the home page. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.length > LONGEST) return '/'
  const here = 'http://here.invalid'
  try {
    const url = new URL(next, here)
    const address = url.pathname + url.search + url.hash
    if (url.origin !== here || address.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/'
    return address
  } catch {
    return '/'
  }
}
