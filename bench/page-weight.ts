/**
 * The script that pages load before any interaction, in brotli bytes: `npm run bench:weight` after `npm run build`. It
 * fails if a page exceeds its budget. It lists the largest chunks of an email's page, which must not include lazily
 * loaded ones such as the HTML Editor.
 */
import path from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { total, weighManifest, weighScripts, weighStyles } from '#test/page-weight.ts'

/** Pages and their script budgets in bytes. Lower a budget when a page becomes smaller. */
const PAGES = {
  'one email, Preview': ['routes/gallery/email', 126_500],
  home: ['routes/gallery/home', 128_000],
  browse: ['routes/gallery/browse', 128_000],
  brand: ['routes/gallery/brand', 131_000],
  category: ['routes/gallery/category', 130_000],
  'email type': ['routes/gallery/email-type', 128_500],
  brands: ['routes/gallery/brands', 129_500],
  guide: ['routes/gallery/email-types', 121_000],
  search: ['routes/gallery/search', 131_000],
  blog: ['routes/blog/blog', 116_000],
  article: ['routes/blog/post', 128_500],
  about: ['routes/pages/about', 119_000],
  contact: ['routes/pages/contact', 115_500],
  'log in': ['routes/account/login', 121_000],
} as const
const STYLE_BUDGET = 19_500
const LISTED = 12

const client = path.join(projectRoot(), 'build/client')
for (const [page, [route, budget]] of Object.entries(PAGES))
  report(page, total(weighScripts(route, client)) + weighManifest(client), budget)
report('styles', weighStyles(client), STYLE_BUDGET)
console.log('\nThe largest chunks of an email’s page:')
const parts = [...weighScripts(PAGES['one email, Preview'][0], client)].toSorted(([, a], [, b]) => b - a)
for (const [script, bytes] of parts.slice(0, LISTED)) console.log(`${kilobytes(bytes)}  ${script}`)

function report(name: string, bytes: number, budget: number): void {
  const over = bytes > budget
  if (over) process.exitCode = 1
  console.log(`${kilobytes(bytes)} of ${kilobytes(budget)}  ${name}${over ? '  OVER BUDGET' : ''}`)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
