/** Answers of a machine in between, while the server behind it restarts. */
const PASSING = new Set([502, 503, 504])
const FIRST_PAUSE = 200
const PATIENCE = 30_000

/**
 * `fetch` that asks again after such an answer, with pauses that double from 200 ms, for 30 s. Only for what is read:
 * of something sent nobody knows whether it has arrived.
 */
export function patiently(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    let response = await fetch(input, init)
    let waited = 0
    let pause = FIRST_PAUSE
    while (method.toUpperCase() === 'GET' && PASSING.has(response.status) && waited + pause <= PATIENCE) {
      await sleep(pause, init?.signal)
      waited += pause
      pause *= 2
      response = await fetch(input, init)
    }
    return response
  }
}

/** Rejects when nobody waits for the answer any more. */
function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
