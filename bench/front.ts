/**
 * Measures what visitors feel of the pages most of them see: `npm run bench:front` after `npm run build`, on an idle
 * Linux machine with wrk. Takes about eight minutes. Prints tables and the budgets; exits with 1 if one is missed.
 *
 * Each page is asked for as three kinds of people do; visitors' in turns with a bare `node:http` that sends the same bytes
 * and runs with the same settings of Node.
 * Lighthouse measures with its own default throttling: a phone of the middle class on slow 4G, simulated.
 *
 * `--only load,lighthouse` selects parts; `--rounds` and `--seconds` set how long each page is loaded; `--size` is the
 * number of emails in the gallery.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MALLOC_SETTINGS, NODE_FLAGS } from '../scripts/node-settings.mjs'
import { median } from './median.ts'
import type { Bytes } from './speed/bare-server.ts'
import { type Gallery, type PageName, prepareGallery } from './speed/galleries.ts'
import { measureLighthouse } from './speed/lighthouse.ts'
import { type Load, load, pinServer, requireLoadTools } from './speed/load.ts'
import { untilAtRest } from './speed/processes.ts'
import { serveGallery } from './speed/served.ts'
import { atLeast, atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,lighthouse' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    size: { type: 'string', default: '1000' },
  },
})
const parts = new Set(values.only.split(','))
const CONNECTIONS = 16
const LOADED = ['home', 'browse', 'category', 'brand', 'email', 'search'] as const satisfies PageName[]

/** Of bare `node:http`. */
const CACHED_MIN = 0.5
/** Processor milliseconds of a signed-in person's page; by far most of them read lists. */
const SIGNED_IN_MAX: Record<(typeof LOADED)[number], number> = {
  home: 1,
  browse: 1,
  category: 1,
  brand: 5,
  email: 5,
  search: 1,
}
const COOKIE_MAX = 1
/** Below, the generator could be what limits the rate. */
const BUSY_MIN = 0.9
/** Node adds these itself. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive']

if (parts.has('load')) {
  requireLoadTools()
  await measureLoad(await prepareGallery(Number(values.size)))
}
if (parts.has('lighthouse')) await measureLighthouse()
if (!printTargets()) process.exitCode = 1

async function measureLoad(gallery: Gallery): Promise<void> {
  const bare = fork(path.join(import.meta.dirname, 'speed/bare-server.ts'), {
    serialization: 'advanced',
    // Memory is bounded at the price of processor time: as for the server it is compared with.
    execArgv: NODE_FLAGS,
    env: { ...process.env, ...MALLOC_SETTINGS },
  })
  const [port] = (await once(bare, 'message')) as [number]
  const server = await serveGallery(gallery.folder)
  const rows: (string | number)[][] = []
  const compared: (string | number)[][] = []
  try {
    for (const pid of [bare.pid!, server.pid]) pinServer(pid)
    await untilAtRest(server.pid)
    for (const page of LOADED) {
      const address = server.url + gallery.addresses[page]
      for (const [person, cookie] of peopleOf(gallery)) {
        console.error(`… ${page}, ${person}`)
        const headers = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html', ...cookie }
        const ask = () => load(address, server.pid, { ...turn(), headers })
        if (person === 'visitor') {
          const bytes = await fetchBytes(address, headers)
          bare.send(bytes)
          await once(bare, 'message')
          const askBare = () => load(`http://127.0.0.1:${port}/`, bare.pid!, { ...turn(), headers })
          const [ours, theirs] = (await inTurns([ask, askBare])) as [Load[], Load[]]
          const inRate = median(ours.map(({ perSecond }, round) => perSecond / theirs[round]!.perSecond))
          // What else runs on the machine slows both down, but costs neither of them processor time.
          const inCost = median(ours.map(({ cost }, round) => theirs[round]!.cost / cost))
          const busy = middle(theirs, 'busy')
          const size = bytes.body.length / 1000
          compared.push([page, size, middle(theirs, 'perSecond'), inRate, inCost, busy])
          rows.push(rowOf(page, person, ours))
          atLeast(`${page}: processor time of bare node:http beside ours`, inCost, CACHED_MIN, '×')
          atLeast(`${page}: wrk keeps the bare server busy`, busy, BUSY_MIN)
        } else {
          const [ours] = (await inTurns([ask])) as [Load[]]
          rows.push(rowOf(page, person, ours))
          const max = person === 'signed in' ? SIGNED_IN_MAX[page] : COOKIE_MAX
          atMost(`${page}, ${person}: processor`, middle(ours, 'cost'), max, ' ms')
        }
      }
    }
  } finally {
    await server.stop()
    bare.disconnect()
  }
  const size = `${CONNECTIONS} connections, ${values.size} emails`
  printTable(`Pages under load (${size})`, ['page', 'as', 'pages/s', 'processor ms/page', 'p99 ms'], rows)
  const heads = ['page', 'kB', 'bare, pages/s', 'ours in rate', 'in processor time', 'bare is busy']
  printTable('Pages of visitors beside bare node:http with the same bytes', heads, compared)
}

function rowOf(page: string, person: string, loads: Load[]): (string | number)[] {
  return [page, person, middle(loads, 'perSecond'), middle(loads, 'cost'), middle(loads, 'p99')]
}

function middle(loads: Load[], name: keyof Load): number {
  return median(loads.map((load) => load[name]))
}

/** Someone who has never been here, who signed out on this device, and who is signed in. */
function peopleOf({ cookie }: Gallery): [string, Record<string, string>][] {
  return [
    ['visitor', {}],
    ['signed out', { Cookie: '_ga=GA1.1.1; mailshelf.device=known' }],
    ['signed in', { Cookie: cookie }],
  ]
}

function turn() {
  return { connections: CONNECTIONS, seconds: Number(values.seconds) }
}

/** The first round is a warm-up. */
async function inTurns(measures: (() => Promise<Load>)[]): Promise<Load[][]> {
  const loads: Load[][] = measures.map(() => [])
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const [index, measure] of measures.entries()) {
      const measured = await measure()
      if (round > 0) loads[index]!.push(measured)
    }
  }
  return loads
}

/** The bytes on the wire; `fetch` would decompress them. */
function fetchBytes(address: string, headers: Record<string, string>): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const head = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
      answer.toArray().then((chunks) => {
        resolve({ head: Object.fromEntries(head) as Record<string, string>, body: Buffer.concat(chunks) })
      }, reject)
    }).once('error', reject)
  })
}
