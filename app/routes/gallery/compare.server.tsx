/** Renders brands side by side. */
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { BrandsCompared } from '#app/analytics/brand-analytics/components/brands-compared.tsx'
import { readAnalyticsTime } from '#app/analytics/brand-analytics/counts.server.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { readAnalytics } from '#app/analytics/brand-analytics/queries.server.ts'
import { listLargestBrands } from '#app/gallery/brands/queries.server.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'

/** How many brands there are to start with. */
const LARGEST = 12

type Brand = { slug: string; name: string; tag: number }

export async function renderComparison(request: Request, brands: Brand[], unknown: string | null) {
  const today = plainDayAt(new Date())
  const compared = await Promise.all(
    brands.map(async ({ slug, name, tag }) => {
      const analytics = await readAnalytics(tag, today)
      return { slug, name, analytics: analytics && analytics.emails >= ENOUGH ? analytics : null }
    }),
  )
  const countedAt = await readAnalyticsTime()
  const largest = brands.length < 2 ? await listLargestBrands(LARGEST, ENOUGH) : []
  const shown = { brands: compared, unknown, countedAt, largest }
  return staticHtml(request, <BrandsCompared {...shown} />)
}
