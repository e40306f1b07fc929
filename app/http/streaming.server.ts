/** Parts of a page that may come after its shell. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '#app/lib/log.server.ts'
import { singleton } from '#app/lib/singleton.ts'

/**
 * Whether the script asks for a page's data alone. Only then may parts come later: a page asked for as a document is
 * complete, so that it reads without scripts.
 */
export function isNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/** What is known of the parts of one request. */
type Parts = { failed: number }

const requests = sharedRequests()

/** Runs `answer` as one request: the parts of it that fail are counted for it alone. */
export function asOneRequest<T>(answer: (parts: Readonly<Parts>) => T): T {
  const parts = { failed: 0 }
  return requests.run(parts, () => answer(parts))
}

/** How many parts of this request have failed so far: a page with holes is not for anybody else. */
export function failedParts(): number {
  return requests.getStore()?.failed ?? 0
}

/** Never rejects, or the failure of one part would take the page with it: null says that it failed. */
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
