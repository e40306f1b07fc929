/** One run of attacks: distributes, sends and counts them, and collects faults. */
import * as fc from 'fast-check'
import { type AttackClass, FORGERY } from './attack-classes.ts'
import { asSomebody } from './attack-requests.ts'
import type { Role, AttackSetup } from './attack-setup.ts'
import { findFault } from './attack-checks.ts'
import { type AttackRequest, send } from './attack-wire.ts'
import type { AttackedRoute } from './attacked-routes.ts'
import { printTable } from './results-table.ts'

const AT_ONCE = 8
/** After this many requests, attackers who lost their account or session get it back. */
const ROUND = 48
/** Examples shown of each kind of fault. */
const SHOWN = 6

type Try = { request: AttackRequest; route: AttackedRoute; kind: AttackClass; role: Role }
type Count = { route: string; class: string; role: Role; status: number; ms: number }

export class AttackRun {
  readonly #scene: AttackSetup
  readonly #routes: AttackedRoute[]
  readonly #seed: number
  readonly #counts: Count[] = []
  readonly #faults: string[] = []

  constructor(scene: AttackSetup, routes: AttackedRoute[], seed: number) {
    this.#scene = scene
    this.#routes = routes
    this.#seed = seed
  }

  /** Distributes `total` requests over all matching pairs of route and attack. */
  async attack(classes: AttackClass[], roles: Role[], total: number): Promise<void> {
    const pairs = classes.flatMap((kind) =>
      this.#routes.flatMap((route) => {
        const requests =
          kind === FORGERY && !route.writes ? null : kind.requests({ route, scene: this.#scene })
        return requests ? [{ kind, route, requests }] : []
      }),
    )
    const weight = pairs.reduce((sum, { kind, route }) => sum + kind.weight * heed(route), 0)
    let owed = 0
    const tries = pairs.flatMap(({ kind, route, requests }, pair) => {
      owed += (total * kind.weight * heed(route)) / weight
      const numRuns = Math.floor(owed)
      owed -= numRuns
      const made = numRuns > 0 ? fc.sample(requests, { numRuns, seed: this.#seed + pair }) : []
      return made.map((request, at) => ({
        request,
        route,
        kind,
        at,
        role: roles[(pair + at) % roles.length]!,
      }))
    })
    // Alternates between routes and kinds, so that sessions end rarely.
    const waiting = tries.toSorted((a, b) => a.at - b.at)
    while (waiting.length > 0) {
      await this.#scene.reviveAttackers()
      await inTurns(waiting.splice(0, ROUND), (one) => this.#tryOne(one))
    }
  }

  async #tryOne({ request, route, kind, role }: Try): Promise<void> {
    const started = performance.now()
    const note = (status: number, fault: string | null) => {
      const ms = performance.now() - started
      this.note({ route: route.pattern, class: kind.name, role, status, ms })
      if (fault) this.fault(fault, describe(request, kind, role))
    }
    try {
      const answer = await send(
        this.#scene.url,
        this.#scene.agent,
        asSomebody(request, this.#scene.cookieOf(role)),
      )
      const unfit = kind === FORGERY && answer.status !== 403 ? `answers ${answer.status}, not 403` : null
      note(answer.status, findFault(answer, request.path, role, this.#scene) ?? unfit)
    } catch (error) {
      note(0, String(error))
    }
  }

  note(count: Count): void {
    this.#counts.push(count)
  }

  fault(kind: string, request: string): void {
    this.#faults.push(`${kind}: ${request}`)
  }

  /** The share of responses to `role` with a status of at least `from` and below `to`. */
  share(role: Role, from: number, to: number): number {
    const theirs = this.#counts.filter((count) => count.role === role)
    return theirs.filter(({ status }) => status >= from && status < to).length / theirs.length
  }

  /** Returns and clears the faults: for each kind its count and first example. */
  tellFaults(): string[] {
    const kinds = Map.groupBy(this.#faults.splice(0), (fault) => fault.split(': ')[0]!)
    return [...kinds].flatMap(([kind, all]) => [`${all.length} × ${kind}`, ...all.slice(0, SHOWN)])
  }

  report(): void {
    printTable('Requests by kind of attack', tally(this.#counts, 'class'))
    printTable('Requests by route', tally(this.#counts, 'route'))
    printTable('Requests in all', [
      {
        requests: this.#counts.length,
        'answers 5xx': this.#counts.filter(({ status }) => status >= 500).length,
        unanswered: this.#counts.filter(({ status }) => status === 0).length,
        SEED: this.#seed,
      },
    ])
  }
}

/** Forms have more to attack. */
function heed({ writes }: AttackedRoute): number {
  return writes ? 3 : 1
}

function describe({ method, path, headers, body }: AttackRequest, kind: AttackClass, role: Role): string {
  const said = Object.entries(headers).filter(
    ([name]) => !['Host', 'Cookie', 'Content-Length'].includes(name),
  )
  const sent = body === undefined ? '' : ` ${JSON.stringify(body.toString('utf8').slice(0, 300))}`
  return `[${kind.name}, ${role}] ${method} ${path.slice(0, 200)} ${JSON.stringify(Object.fromEntries(said)).slice(0, 300)}${sent}`
}

export async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

function tally(counts: Count[], by: 'route' | 'class') {
  return [...Map.groupBy(counts, (count) => count[by])].map(([name, all]) => {
    const share = (from: number) => all.filter(({ status }) => status >= from && status < from + 100).length
    return {
      [by]: name,
      requests: all.length,
      '2xx': share(200),
      '3xx': share(300),
      '4xx': share(400),
      '5xx': share(500),
      ms: Math.round(all.reduce((sum, { ms }) => sum + ms, 0) / all.length),
    }
  })
}
