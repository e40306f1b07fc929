/** Visitors behind a load balancer: each request goes to the next instance that accepts connections. */
import { newVisitor } from './visitor.ts'

export type Load = {
  /** Expected responses. */
  answered: number
  /** Passed to the next instance because the first refused the connection; visitors notice nothing. */
  moved: number
  /** Aborted on an instance that was killed meanwhile. */
  inFlight: number
  /** Everything else; must be empty. */
  failed: string[]
}

type Instance = {
  url: string
  /** How often it was killed so far. */
  kills: number
  /** Killed, and not yet started again. */
  isDown: boolean
}

export function startLoad(
  instances: Instance[],
  ask: (
    visitorNumber: number,
    step: number,
  ) => { path: string; cookie?: string; fields?: Record<string, string> },
  visitors: number,
): { load: Load; end: () => Promise<Load> } {
  const load: Load = { answered: 0, moved: 0, inFlight: 0, failed: [] }
  const going = new AbortController()
  let turn = 0

  async function send(number: number, step: number): Promise<void> {
    const { path, cookie, fields } = ask(number, step)
    const firstChoice = turn++
    for (let tries = 0; tries < instances.length; tries++) {
      const instance = instances[(firstChoice + tries) % instances.length]!
      const killsBefore = instance.kills
      const visitor = newVisitor(() => instance.url, cookie)
      try {
        const answer = fields ? await visitor.post(path, fields) : await visitor.get(path)
        await answer.arrayBuffer()
        if (answer.status < 400) load.answered += 1
        else load.failed.push(`${path} answered ${answer.status}`)
        return
      } catch (error) {
        const isRefused = codeOf(error) === 'ECONNREFUSED'
        // A dead keep-alive connection counts as none.
        if (instance.kills === killsBefore && (isRefused || instance.isDown)) {
          load.moved += 1
          continue
        }
        if (instance.kills > killsBefore) load.inFlight += 1
        else load.failed.push(`${path}: ${String((error as Error).cause ?? error)}`)
        return
      }
    }
    load.failed.push(`${path}: no instance takes connections`)
  }

  const working = Array.from({ length: visitors }, async (_, number) => {
    for (let step = 0; !going.signal.aborted; step++) await send(number, step)
  })
  return {
    load,
    async end() {
      going.abort()
      await Promise.all(working)
      return load
    },
  }
}

function codeOf(error: unknown): string | undefined {
  return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code
}
