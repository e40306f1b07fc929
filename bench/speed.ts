/**
 * Measures pages as the gallery grows: `npm run bench` after `npm run build`, on an idle Linux machine. Takes about ten
 * minutes, plus half a minute per 10,000 emails the first time. Prints tables and the targets; exits with 1 if one is
 * missed.
 *
 * `--sizes 1000,100000` selects galleries, `--only starts,pages` parts; `--rounds` and `--seconds` set how long each is
 * measured. Compared values are measured alternately in one run: absolute numbers do not transfer to other machines.
 */
import { parseArgs } from 'node:util'
import { measureBrowser } from './speed/browser.ts'
import { type Gallery, prepareGallery } from './speed/galleries.ts'
import { requireLoadTools } from './speed/load.ts'
import { measurePages, type Running } from './speed/pages.ts'
import { serveGallery } from './speed/served.ts'
import { measureStarts } from './speed/starts.ts'
import { printTargets } from './speed/table.ts'
import { measureTree } from './speed/tree.ts'

const PARTS = ['starts', 'pages', 'tree', 'browser'] as const
type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    only: { type: 'string', default: PARTS.join() },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const parts = new Set(values.only.split(','))
const unknown = [...parts].filter((part) => !PARTS.includes(part as Part))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join()}; there are ${PARTS.join(', ')}.`)
const turns = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
const started = performance.now()

if (wants('pages', 'tree')) requireLoadTools()

if (wants('starts', 'pages', 'tree')) {
  const galleries = []
  for (const size of sizes) galleries.push(await prepareGallery(size))
  if (wants('starts')) await measureStarts(galleries)
  if (wants('pages')) await measureUnderLoad(galleries)
  if (wants('tree')) await measureTree(galleries[0]!, turns)
}
if (wants('browser')) await measureBrowser(turns.rounds)
if (!printTargets()) process.exitCode = 1
console.log(`\nMeasured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)

/** All galleries are served at the same time, so that measurements can alternate. */
async function measureUnderLoad(galleries: Gallery[]): Promise<void> {
  const running: Running[] = []
  try {
    for (const gallery of galleries) running.push({ gallery, server: await serveGallery(gallery.folder) })
    await measurePages(running, turns)
  } finally {
    for (const { server } of running) await server.stop()
  }
}

function wants(...any: Part[]): boolean {
  return any.some((part) => parts.has(part))
}
