/**
 * Lighthouse's SEO audit of every kind of page: `npm run bench:seo` after `npm run build`. The production build serves
 * the samples. Fails below 100; pages that are not indexed are skipped.
 */
import lighthouse from 'lighthouse'
import { withSamples } from './speed/samples.ts'

const PORT = 9399
const ALWAYS = [
  '/',
  '/browse',
  '/brands',
  '/email-types',
  '/blog',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
]
const ENTRANCES = ['/login', '/signup']
/** One page of each kind, from the sitemap. */
const KINDS = [
  /^\/brand\/[^/]+$/,
  /^\/brand\/[^/]+\/email\//,
  /^\/category\//,
  /^\/email-type\//,
  /^\/blog\//,
]

await withSamples(async ({ server: { url } }) => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const found = KINDS.map((kind) => {
    const address = listed.findLast((one) => kind.test(one))
    if (!address) throw new Error(`The sitemap has no page like ${kind.source}`)
    return address
  })
  for (const address of [...ALWAYS, ...ENTRANCES, ...found]) {
    const result = await lighthouse(url + address, { port: PORT, onlyCategories: ['seo'], logLevel: 'error' })
    const { categories, audits } = result!.lhr
    const { score, auditRefs } = categories['seo']!
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]!.score === 0)
    const why = failed.map(({ id }) => audits[id]!.title).join(', ')
    console.log(`${String(Math.round((score ?? 0) * 100)).padStart(4)}  ${address}  ${why}`)
    if (score !== 1) process.exitCode = 1
  }
}, PORT)
