import type { ReactNode } from 'react'
import { plainDayAt, addDays, type PlainDay } from '#app/platform/lib/plain-day.ts'
import type { Category } from '#app/gallery/categories/queries.server.ts'
import {
  DAYS_AFTER,
  DAYS_BEFORE,
  datesAround,
  latestLeadTime,
} from '#app/analytics/brand-analytics/lead-time.ts'
import type { LeadTimeAnalytics } from '#app/analytics/brand-analytics/components/lead-time-charts.tsx'
import { AnalyticsCharts } from '#app/analytics/brand-analytics/components/analytics-charts.tsx'
import { analyticsCopy as words } from '#app/analytics/brand-analytics/copy.ts'
import { readAnalyticsTime, tagOf } from '#app/analytics/brand-analytics/counts.server.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { monthOf } from '#app/analytics/brand-analytics/periods.ts'
import {
  type Analytics,
  readAnalytics,
  readDays,
  readFrequency,
  readGalleryAnalytics,
} from '#app/analytics/brand-analytics/queries.server.ts'
import { filterOf } from '#app/gallery/filters/filters.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'

type Brand = { id: string; name: string; slug: string }

export async function renderBrandAnalytics(request: Request, brand: Brand) {
  const tag = await tagOf({ brandId: brand.id })
  const analytics = tag === null ? null : await readAnalytics(tag, plainDayAt(new Date()))
  const scope = { filter: 'brand', slug: brand.slug } as const
  return rendered(request, analytics, (known) => (
    <AnalyticsCharts scope={scope} analytics={known} brandName={brand.name} />
  ))
}

export async function renderCategoryAnalytics(request: Request, category: Category) {
  const tag = await tagOf({ categoryId: category.id })
  const today = plainDayAt(new Date())
  const analytics = tag === null ? null : await readAnalytics(tag, today)
  const [monthly, leadTime] =
    tag === null || !analytics
      ? [null, null]
      : await Promise.all([
          category.type === 'vertical' ? readFrequency(tag, monthOf(analytics.last!)) : null,
          readLeadTime(tag, category, today),
        ])
  const scope = { filter: filterOf(category.type), slug: category.slug }
  return rendered(request, analytics, (known) => (
    <AnalyticsCharts scope={scope} analytics={known} monthly={monthly} leadTime={leadTime} />
  ))
}

export async function renderReport(request: Request) {
  const analytics = await readGalleryAnalytics(plainDayAt(new Date()))
  return rendered(request, analytics, (known) => (
    <AnalyticsCharts scope={null} analytics={known} sizes={known.sizes} />
  ))
}

async function readLeadTime(
  tag: number,
  { dateRule }: Category,
  today: PlainDay,
): Promise<LeadTimeAnalytics | null> {
  const dates = dateRule ? datesAround(dateRule, today) : []
  if (dates.length === 0) return null
  const days = await readDays(tag, dates.map(daysAround))
  const found = latestLeadTime(dates, days)
  return found && { ...found, isSoFar: found.latest.date > today }
}

function daysAround(date: PlainDay) {
  return { from: addDays(date, -DAYS_BEFORE), until: addDays(date, DAYS_AFTER + 1) }
}

/** Fewer emails than enough say nothing: then the page is one sentence. */
async function rendered<Known extends Analytics>(
  request: Request,
  analytics: Known | null,
  charts: (analytics: Known) => ReactNode,
) {
  if (!analytics || analytics.emails < ENOUGH) {
    return { isEnough: false, lead: words.tooFew, part: staticHtml(request, null) }
  }
  return {
    isEnough: true,
    lead: words.lead(analytics.emails, analytics.first!, analytics.last!, await readAnalyticsTime()),
    part: staticHtml(request, charts(analytics)),
  }
}
