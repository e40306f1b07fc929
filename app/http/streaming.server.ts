/** Parts of a page that may stream after its shell. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '#app/lib/log.server.ts'
import { singleton } from '#app/lib/singleton.ts'

/**
 * Whether this is a client-side navigation. Only then may parts stream: a document is complete, so that it works
 * without scripts.
 */
export function isNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/** State of the streamed parts of one request. */
type Parts = { failed: number }

const requests = sharedRequests()

/** Runs `answer` as one request, so that failed parts are counted per request. */
export function asOneRequest<T>(answer: (parts: Readonly<Parts>) => T): T {
  const parts = { failed: 0 }
  return requests.run(parts, () => answer(parts))
}

/** How many parts of this request have failed so far: an incomplete page must not be cached. */
export function failedParts(): number {
  return requests.getStore()?.failed ?? 0
}

/** Never rejects, because one failed part would fail the whole page: null stands for a failure. */
export async function settleOrNull<T>(part: Promise<T>, name: string): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    const parts = requests.getStore()
    if (parts) parts.failed += 1
    log.error({ err: error }, `${name} failed`)
    return null
  }
}

function sharedRequests(): AsyncLocalStorage<Parts> {
  const slot = singleton<AsyncLocalStorage<Parts>>('requests')
  const storage = slot.get() ?? new AsyncLocalStorage<Parts>()
  slot.set(storage)
  return storage
}
