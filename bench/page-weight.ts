/**
 * The script that pages load before anything is touched, in brotli bytes: `npm run bench:weight` after `npm run build`.
 * What comes on request, such as the HTML Editor, is listed behind it.
 */
import path from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { total, weighScripts } from '#test/page-weight.ts'

const PAGES = {
  'one email, Preview': 'routes/gallery/email',
  home: 'routes/gallery/home',
  browse: 'routes/gallery/browse',
  brand: 'routes/gallery/brand',
}
const LISTED = 12

const client = path.join(projectRoot(), 'build/client')
for (const [page, route] of Object.entries(PAGES)) {
  console.log(`${kilobytes(total(weighScripts(route, client)))}  ${page}`)
}
console.log('\nThe heaviest parts of one email’s page:')
const parts = [...weighScripts(PAGES['one email, Preview'], client)].toSorted(([, a], [, b]) => b - a)
for (const [script, bytes] of parts.slice(0, LISTED)) console.log(`${kilobytes(bytes)}  ${script}`)

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
