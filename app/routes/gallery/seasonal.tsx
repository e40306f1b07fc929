import { data, href, Link } from 'react-router'
import { OccasionCalendar } from '#app/gallery/categories/components/occasion-calendar.tsx'
import { seasonalCopy as copy } from '#app/gallery/categories/seasonal-copy.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { listOccasions } from '#app/gallery/categories/queries.server.ts'
import { occasionMonths } from '#app/gallery/categories/occasion-months.ts'
import { PageHeader } from '#app/gallery/lists/page-header.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { Route } from './+types/seasonal.ts'

export async function loader() {
  const today = plainDayAt(new Date())
  const occasions = await settleOrNull(listOccasions(today), 'the occasions of the year')
  const year = occasions && { rows: occasionMonths(today, occasions.dated), undated: occasions.undated }
  return data({ year }, year ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: copy.title,
    description: copy.description,
    path: href('/seasonal'),
  })

export default function Seasonal({ loaderData: { year } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader title={copy.title} lead={copy.lead} titleClass="max-w-[620px]" />
      {isModuleOn('analytics') && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 pb-7 text-[0.9375rem]/6 [&_a]:text-accent [&_a]:underline-offset-3 [&_a:hover]:underline">
          <Link to={href('/planner')}>{copy.planner}</Link>
          <Link to={href('/state-of-email')}>{copy.report}</Link>
        </p>
      )}
      {year ? (
        <OccasionCalendar {...year} />
      ) : (
        <p role="alert" className="type-body text-ink-soft">
          {copy.failed}
        </p>
      )}
    </div>
  )
}
