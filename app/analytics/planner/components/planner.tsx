import { OccasionStamp } from '#app/gallery/categories/components/occasion-stamp.tsx'
import { categoryPagePath } from '#app/gallery/categories/components/category-path.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { asOf } from '#app/analytics/brand-analytics/copy.ts'
import { shortDay } from '#app/analytics/brand-analytics/periods.ts'
import { plannerCopy as words } from '../copy.ts'
import { type PlannedOccasion, readyThisWeek, startOf } from '../plan.ts'
import type { Chosen, Plan } from '../queries.server.ts'
import { EmailsLink } from './emails-link.tsx'
import { PlannerFilters } from './planner-filters.tsx'
import { PlannerYear } from './planner-year.tsx'

type PlannerProps = {
  plan: Plan
  today: PlainDay
  countedAt: Date
}

export function Planner({ plan, today, countedAt }: PlannerProps) {
  const { occasions, chosen, isUnfiltered } = plan
  const ready = readyThisWeek(occasions, today)
  return (
    <>
      <PlannerFilters {...plan} />
      {isUnfiltered && <p className="planner-note">{words.nothingFits}</p>}
      <section className="planner-section">
        <h2 className="type-head">{words.week}</h2>
        {ready.length === 0 ? (
          <p className="planner-note">{words.nothingDue}</p>
        ) : (
          <ul className="planner-ready">
            {ready.map((occasion) => (
              <Ready key={occasion.slug} occasion={occasion} today={today} chosen={chosen} />
            ))}
          </ul>
        )}
      </section>
      <PlannerYear occasions={occasions} today={today} chosen={chosen} />
      <p className="planner-method">
        {words.method} {asOf(countedAt)}
      </p>
    </>
  )
}

type ReadyProps = { occasion: PlannedOccasion; today: PlainDay; chosen: Chosen }

function Ready({ occasion, today, chosen }: ReadyProps) {
  const { name, slug, date, days, lead } = occasion
  return (
    <li>
      <a href={categoryPagePath(slug)} tabIndex={-1} aria-hidden="true">
        <OccasionStamp occasion={occasion} days={days} />
      </a>
      <div>
        <h3>
          <a href={categoryPagePath(slug)}>{name}</a>
        </h3>
        <p>
          <time dateTime={date}>{shortDay(date)}</time>
        </p>
        <p className="planner-when">{whenText(occasion, today)}</p>
        {lead.learned && (
          <p>
            <EmailsLink occasion={occasion} chosen={chosen} />
          </p>
        )}
      </div>
    </li>
  )
}

function whenText(occasion: PlannedOccasion, today: PlainDay): string {
  const start = startOf(occasion)
  if (!start) return words.tooFew(occasion.lead.emails)
  if (start.half < today) return words.late(start.half)
  return start.quarter < today
    ? words.underWay(start.quarter, start.half)
    : words.begin(start.quarter, start.half)
}
