import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '#app/platform/lib/log.server.ts'
import { shared } from '#app/platform/lib/singleton.ts'

/** Only client-side navigations stream parts: a document is complete, so that it works without scripts. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/** The number of parts that failed in a piece of work, and the work that contains it. */
type Parts = { failed: number; around: Parts | undefined }

const counted = shared('failed-parts', () => new AsyncLocalStorage<Parts>())

/** Runs `work` and counts the parts that fail in it alone: an incomplete page must not be cached. */
export function countFailedParts<T>(work: (parts: Readonly<Pick<Parts, 'failed'>>) => T): T {
  const parts = { failed: 0, around: counted.getStore() }
  return counted.run(parts, () => work(parts))
}

/** The result of a part of the page; null if it fails, because one failed part would fail the whole page. */
export async function settleOrNull<T>(part: Promise<T>, name: string): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    for (let parts = counted.getStore(); parts; parts = parts.around) parts.failed += 1
    log.error({ err: error }, `${name} failed`)
    return null
  }
}
