/** Renders the figures of brands and categories. */
import type { ReactNode } from 'react'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import type { Category } from '#app/features/categories/queries.server.ts'
import { DAYS_AFTER, DAYS_BEFORE, datesAround, latestApproach } from '#app/features/figures/approach.ts'
import type { ApproachFigures } from '#app/features/figures/components/approach-plots.tsx'
import { BrandFigures } from '#app/features/figures/components/brand-figures.tsx'
import { CategoryFigures } from '#app/features/figures/components/category-figures.tsx'
import { figuresCopy as words } from '#app/features/figures/copy.ts'
import { tagOf } from '#app/features/figures/counts.server.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { addDays, monthOf, type PlainDay } from '#app/features/figures/periods.ts'
import {
  type Figures,
  readDays,
  readFigures,
  readOffersByDay,
  readPace,
  readSenderFigures,
} from '#app/features/figures/queries.server.ts'
import { filterOf } from '#app/features/gallery/filters/filters.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'

type Brand = { id: string; name: string; slug: string }

export async function renderBrandFigures(request: Request, brand: Brand) {
  const tag = await tagOf({ brandId: brand.id })
  const figures = tag === null ? null : await readSenderFigures(tag, plainDayAt(new Date()))
  return rendered(request, figures, (known) => <BrandFigures brand={brand} figures={known} />)
}

export async function renderCategoryFigures(request: Request, category: Category) {
  const tag = await tagOf({ categoryId: category.id })
  const today = plainDayAt(new Date())
  const figures = tag === null ? null : await readFigures(tag, today)
  const [monthly, approach] =
    tag === null || !figures
      ? [null, null]
      : await Promise.all([
          category.type === 'vertical' ? readPace(tag, monthOf(figures.last!)) : null,
          readApproach(tag, category, today),
        ])
  const scope = { filter: filterOf(category.type), slug: category.slug }
  return rendered(request, figures, (known) => (
    <CategoryFigures scope={scope} figures={known} monthly={monthly} approach={approach} />
  ))
}

async function readApproach(
  tag: number,
  { dateRule }: Category,
  today: PlainDay,
): Promise<ApproachFigures | null> {
  const dates = dateRule ? datesAround(dateRule, today) : []
  if (dates.length === 0) return null
  const days = await readDays(tag, dates.map(daysAround))
  const found = latestApproach(dates, days)
  if (!found) return null
  const { date } = found.latest
  return { ...found, isSoFar: date > today, offers: await readOffersByDay(tag, daysAround(date)) }
}

function daysAround(date: PlainDay) {
  return { from: addDays(date, -DAYS_BEFORE), until: addDays(date, DAYS_AFTER + 1) }
}

/** Fewer emails than enough say nothing: then the page is one sentence. */
function rendered<Known extends Figures>(
  request: Request,
  figures: Known | null,
  plots: (figures: Known) => ReactNode,
) {
  if (!figures || figures.emails < ENOUGH) {
    return { isEnough: false, lead: words.tooFew, part: staticHtml(request, null) }
  }
  return {
    isEnough: true,
    lead: words.lead(figures.emails, figures.first!, figures.last!),
    part: staticHtml(request, plots(figures)),
  }
}
