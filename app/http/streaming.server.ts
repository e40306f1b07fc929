/** Parts of a page that may come after its shell. */
import { log } from '#app/lib/log.server.ts'

/**
 * Whether the script asks for a page's data alone. Only then may parts come later: a page asked for as a document is
 * complete, so that it reads without scripts.
 */
export function isNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

let failures = 0

/** How many parts have failed in this process so far: while it grows, pages with holes are being drawn. */
export function failedParts(): number {
  return failures
}

/** Never rejects, or the failure of one part would take the page with it: null says that it failed. */
export async function settleOrNull<T>(part: Promise<T>, name: string): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    failures += 1
    log.error({ err: error }, `${name} failed`)
    return null
  }
}
