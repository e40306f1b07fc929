/**
 * Measures the speed of the pages that guests and signed-in users visit most: `npm run bench:front` after
 * `npm run build`, on an idle Linux machine with wrk. Takes about twenty minutes. Prints tables and the budgets; exits
 * with 1 if one is missed.
 *
 * Each page is loaded from the cache, rendered for a guest, and rendered for a signed-in user; the server has one
 * processor. The number of cached pages a second follows from the cost of one. Lighthouse measures with its own
 * default throttling, applied by the browser: a phone of the middle class on slow 4G.
 *
 * `--only load,lighthouse` selects parts; `--rounds` and `--seconds` set how long each page is loaded; `--size` is the
 * number of emails in the gallery.
 *
 * `--only uncached` measures every public page after a change, and the start, with galleries of `--sizes`; with
 * `--server postgres://…/` on the databases `emails_1000` and so on of that server, seeded with DATABASE_URL.
 * `--only instances` compares one instance with two on such a database.
 */
import { parseArgs } from 'node:util'
import { measureInstances } from './speed/instances.ts'
import { median } from './median.ts'
import { type Gallery, type PageName, prepareGallery } from './speed/galleries.ts'
import { measureLighthouse } from './speed/lighthouse.ts'
import { type Load, load, pinServer, requireLoadTools } from './speed/load.ts'
import { untilAtRest } from './speed/processes.ts'
import { serveGallery, UNCACHED } from './speed/served.ts'
import { measureUncached } from './speed/uncached.ts'
import { atLeast, atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,lighthouse' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    size: { type: 'string', default: '1000' },
    sizes: { type: 'string', default: '1000,100000' },
    server: { type: 'string', default: '' },
    turns: { type: 'string', default: '9' },
    ratio: { type: 'string', default: '2' },
  },
})
const parts = new Set(values.only.split(','))
const CONNECTIONS = 16
const LOADED = ['home', 'browse', 'category', 'brand', 'email', 'search'] as const satisfies PageName[]

const CACHED_PER_SECOND_MIN = 4_000
/** The limit of a rendered page, in processor milliseconds on all threads. */
const RENDERED_MAX = 20

if (parts.has('load')) {
  requireLoadTools()
  await measureLoad(await prepareGallery(Number(values.size)))
}
if (parts.has('uncached'))
  await measureUncached({
    sizes: values.sizes.split(',').map(Number),
    server: values.server,
    turns: Number(values.turns),
    ratio: Number(values.ratio),
  })
if (parts.has('instances'))
  await measureInstances({
    size: Number(values.size),
    server: values.server,
    seconds: Number(values.seconds),
  })
if (parts.has('lighthouse')) await measureLighthouse()
if (!printTargets()) process.exitCode = 1

async function measureLoad(gallery: Gallery): Promise<void> {
  const server = await serveGallery(gallery.folder)
  const rows: (string | number)[][] = []
  try {
    pinServer(server.pid)
    await untilAtRest(server.pid)
    for (const page of LOADED) {
      const address = server.url + gallery.addresses[page]
      for (const [as, cookie] of [
        ['cached', undefined],
        ['guest', UNCACHED],
        ['signed in', gallery.cookie],
      ] as const) {
        console.error(`… ${page}, ${as}`)
        const headers = {
          'Accept-Encoding': 'br, gzip',
          Accept: 'text/html',
          ...(cookie && { Cookie: cookie }),
        }
        if (as === 'signed in') await requireSignedIn(address, headers)
        const loads: Load[] = []
        // The first round is a warm-up.
        for (let round = 0; round <= Number(values.rounds); round++)
          loads.push(
            await load(address, server.pid, {
              connections: CONNECTIONS,
              seconds: Number(values.seconds),
              headers,
            }),
          )
        const middle = (name: keyof Load) => median(loads.slice(1).map((one) => one[name]))
        rows.push([page, as, middle('perSecond'), middle('busy'), middle('cost'), middle('p99')])
        if (as === 'cached')
          atLeast(
            `${page}: cached, each second of a processor`,
            1_000 / middle('cost'),
            CACHED_PER_SECOND_MIN,
          )
        else atMost(`${page}, ${as}: processor`, middle('cost'), RENDERED_MAX, ' ms')
      }
    }
  } finally {
    await server.stop()
  }
  const size = `${CONNECTIONS} connections, ${values.size} emails`
  printTable(
    `Pages under load (${size})`,
    ['page', 'as', 'pages/s', 'busy', 'processor ms/page', 'p99 ms'],
    rows,
  )
}

/** Fails unless the cookie works: otherwise the pages of guests would be measured. */
async function requireSignedIn(address: string, headers: Record<string, string>): Promise<void> {
  const html = await (await fetch(address, { headers })).text()
  if (!html.includes('Account of ')) throw new Error(`${address} does not know the session of the benchmark`)
}
