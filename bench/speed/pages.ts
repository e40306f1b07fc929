/**
 * The cost of pages as the gallery grows. Requests alternate between galleries, so that background load affects all.
 */
import { median } from '../median.ts'
import { type Gallery, type PageName, PAGES } from './galleries.ts'
import { type Load, load } from './load.ts'
import { OWN_PAGES, type Served } from './served.ts'
import { atMost, printTable } from './table.ts'

const WANTED_GROWTH = 1.5
const CONNECTIONS = { cached: 32, rendered: 8 }

export type Running = { gallery: Gallery; server: Served }
type Mode = 'cached' | 'rendered'
type Measured = { size: number; cards: number; cost: number }

export async function measurePages(
  running: Running[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const rows: (string | number)[][] = []
  for (const page of PAGES) {
    for (const mode of ['cached', 'rendered'] as const) {
      // Saved emails are private to one user.
      if (page === 'saved' && mode === 'cached') continue
      console.error(`… ${page}, ${mode}`)
      const loads = await loadInTurn(running, page, mode, rounds, seconds)
      const measured: Measured[] = []
      for (const [place, one] of running.entries()) {
        const of = middle(loads[place]!)
        const cards = await countCards(one, page)
        measured.push({ size: one.gallery.size, cards, cost: of.cost })
        rows.push([page, mode, one.gallery.size, cards, of.perSecond, of.p50, of.p99, of.cost])
      }
      if (mode === 'rendered') wantNoGrowth(page, measured)
    }
  }
  printTable('Pages under load', HEADS, rows)
  const peaks = running.map(({ gallery, server }) => [gallery.size, server.peakMemory()])
  printTable('The most memory the server held', ['emails', 'MB'], peaks)
}

const HEADS = ['page', '', 'emails', 'cards', 'pages/s', 'p50 ms', 'p99 ms', 'processor ms/page']

async function loadInTurn(
  running: Running[],
  page: PageName,
  mode: Mode,
  rounds: number,
  seconds: number,
): Promise<Load[][]> {
  const loads: Load[][] = running.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [place, { gallery, server }] of running.entries()) {
      const headers = { 'Accept-Encoding': 'br, gzip', ...cookieFor(page, mode, gallery) }
      const options = { connections: CONNECTIONS[mode], seconds, headers }
      loads[place]!.push(await load(server.url + gallery.addresses[page], server.pid, options))
    }
  }
  return loads
}

function cookieFor(page: PageName, mode: Mode, { cookie }: Gallery): Record<string, string> {
  if (mode === 'cached') return {}
  return { Cookie: page === 'saved' ? cookie : OWN_PAGES }
}

async function countCards({ gallery, server }: Running, page: PageName): Promise<number> {
  const headers = page === 'saved' ? { Cookie: gallery.cookie } : undefined
  const answer = await fetch(server.url + gallery.addresses[page], { headers, redirect: 'error' })
  return (await answer.text()).split('<article').length - 1
}

function middle(loads: Load[]): Load {
  const of = (name: keyof Load) => median(loads.map((one) => one[name]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cost: of('cost'),
    busy: of('busy'),
  }
}

/** Only pages of the same length are compared, because shorter pages are cheaper. */
function wantNoGrowth(page: PageName, measured: Measured[]): void {
  const [small, large] = [measured[0]!, measured.at(-1)!]
  if (small === large) return
  const sizes = `${large.size.toLocaleString('en-US')} emails beside ${small.size.toLocaleString('en-US')}`
  if (small.cards === large.cards)
    atMost(`${page}: ${sizes}, cost`, large.cost / small.cost, WANTED_GROWTH, '×')
  else console.log(`${page}: ${small.cards} and ${large.cards} cards, not compared`)
}
