/** Longer ones are nobody's page, and too much for the head of an answer on its way through a proxy. */
const LONGEST = 2_000

/**
 * The page to go on to after signing in: an address of this site, whatever was asked for. Anything that a browser
 * might read as another site's becomes the home page.
 */
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
