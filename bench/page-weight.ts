/**
 * The script that pages load before any interaction, in brotli bytes: `npm run bench:weight` after `npm run build`. It
 * fails if a page exceeds its budget, of guests or of signed-in users. It lists the largest chunks of an email's page, which must not include lazily
 * loaded ones such as the HTML Editor.
 */
import path from 'node:path'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { listRoutes, total, weighManifest, weighScripts, weighStyles } from '#test/page-weight.ts'

/** The pages of guests, by route. */
const PAGES = {
  'one email, Preview': 'routes/gallery/email',
  home: 'routes/gallery/home',
  browse: 'routes/gallery/browse',
  brand: 'routes/gallery/brand',
  category: 'routes/gallery/category',
  'email type': 'routes/gallery/email-type',
  brands: 'routes/gallery/brands',
  guide: 'routes/gallery/email-types',
  search: 'routes/gallery/search',
  blog: 'routes/blog/blog',
  article: 'routes/blog/post',
  about: 'routes/pages/about',
  contact: 'routes/pages/contact',
  'log in': 'routes/account/login',
  'clean emails': 'routes/gallery/clean',
  'saved emails': 'routes/saved/saved',
  'shared collection': 'routes/shared/shared',
  slideshow: 'routes/shared/present',
} as const
/** The budgets, in bytes. */
const SCRIPT_BUDGET = 145_000
const SIGNED_IN_BUDGET = 190_000
const STYLE_BUDGET = 22_000
const LISTED = 12

const client = path.join(projectRoot(), 'build/client')
for (const [page, route] of Object.entries(PAGES)) report(page, weighPage(route), SCRIPT_BUDGET)
const heaviest = listRoutes(client)
  .map((route) => ({ route, bytes: weighPage(route) }))
  .toSorted((a, b) => b.bytes - a.bytes)
for (const { route, bytes } of heaviest.slice(0, LISTED))
  report(`signed in: ${route}`, bytes, SIGNED_IN_BUDGET)
report('styles', weighStyles(client), STYLE_BUDGET)
console.log('\nThe largest chunks of an email’s page:')
const parts = [...weighScripts(PAGES['one email, Preview'], client)].toSorted(([, a], [, b]) => b - a)
for (const [script, bytes] of parts.slice(0, LISTED)) console.log(`${kilobytes(bytes)}  ${script}`)

function weighPage(route: string): number {
  return total(weighScripts(route, client)) + weighManifest(client)
}

function report(name: string, bytes: number, budget: number): void {
  const over = bytes > budget
  if (over) process.exitCode = 1
  console.log(`${kilobytes(bytes)} of ${kilobytes(budget)}  ${name}${over ? '  OVER BUDGET' : ''}`)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
