/** Lighthouse scores of landing pages on a phone, with its default throttling: the median of three runs. */
import lighthouse, { type Flags } from 'lighthouse'
import { median } from '../median.ts'
import { withSamples } from './samples.ts'
import { atLeast, atMost, printTable } from './table.ts'

const PORT = 9398
const RUNS = 3
const WANTED = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Milliseconds. */
const LCP_MAX = 2_000
const TBT_MAX = 50
type Category = keyof typeof WANTED
const CATEGORIES = Object.keys(WANTED) as Category[]

export async function measureLighthouse(): Promise<void> {
  await withSamples(async ({ server, addresses }) => {
    const rows: (string | number)[][] = []
    for (const name of ['home', 'email type', 'browse', 'email'] as const) {
      console.error(`… Lighthouse on ${name}`)
      const runs: Record<Category, number>[] = []
      const marks: { lcp: number; tbt: number }[] = []
      for (let run = 0; run < RUNS; run++) {
        // Only timings differ between runs.
        const onlyCategories = run === 0 ? CATEGORIES : ['performance']
        const flags: Flags = { port: PORT, onlyCategories, logLevel: 'error' }
        const { categories, audits } = (await lighthouse(server.url + addresses[name], flags))!.lhr
        runs.push(
          Object.fromEntries(
            CATEGORIES.map((category) => [category, 100 * (categories[category]?.score ?? Number.NaN)]),
          ) as Record<Category, number>,
        )
        const time = (audit: string) => audits[audit]!.numericValue ?? Number.NaN
        marks.push({ lcp: time('largest-contentful-paint'), tbt: time('total-blocking-time') })
      }
      const [first] = runs as [Record<Category, number>]
      const scores = { ...first, performance: median(runs.map(({ performance }) => performance)) }
      const times = [median(marks.map(({ lcp }) => lcp)), median(marks.map(({ tbt }) => tbt))] as const
      atMost(`${name}: largest contentful paint`, times[0], LCP_MAX, ' ms')
      atMost(`${name}: total blocking time`, times[1], TBT_MAX, ' ms')
      rows.push([name, ...CATEGORIES.map((category) => scores[category]), ...times])
      for (const category of CATEGORIES)
        atLeast(`${name}: Lighthouse, ${category}`, Math.round(scores[category]), WANTED[category])
    }
    printTable('Lighthouse on a phone', ['page', ...CATEGORIES, 'LCP ms', 'TBT ms'], rows)
  }, PORT)
}
