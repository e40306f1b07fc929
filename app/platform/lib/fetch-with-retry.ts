/** Statuses of a proxy while the server behind it restarts. */
const RETRIABLE_STATUSES = new Set([502, 503, 504])
const FIRST_DELAY = 200
const GIVE_UP_AFTER = 30_000

/** Retries after such a status for 30 s, with delays that double. Only for reads: a write may have been done. */
export function fetchWithRetry(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    let response = await fetch(input, init)
    let waited = 0
    let pause = FIRST_DELAY
    while (
      method.toUpperCase() === 'GET' &&
      RETRIABLE_STATUSES.has(response.status) &&
      waited + pause <= GIVE_UP_AFTER
    ) {
      await sleep(pause, init?.signal)
      waited += pause
      pause *= 2
      response = await fetch(input, init)
    }
    return response
  }
}

function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
