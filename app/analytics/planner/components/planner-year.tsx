import { categoryPagePath } from '#app/gallery/categories/components/category-path.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { plannerCopy as words } from '../copy.ts'
import { planOfYear, type PlanEntry, type PlannedOccasion, startOf } from '../plan.ts'
import type { Chosen } from '../queries.server.ts'
import { EmailsLink } from './emails-link.tsx'

type PlannerYearProps = { occasions: PlannedOccasion[]; today: PlainDay; chosen: Chosen }

/** Months side by side where they fit, one below another on phones. */
export function PlannerYear({ occasions, today, chosen }: PlannerYearProps) {
  return (
    <section className="planner-section">
      <h2 className="type-head">{words.year}</h2>
      <div className="planner-year">
        {planOfYear(occasions, today).map(({ name, year, occasions: entries }) => (
          <section key={`${year} ${name}`}>
            <h3>
              {name} <span>{year}</span>
            </h3>
            {entries.length === 0 ? (
              <p className="planner-note">{words.noDates}</p>
            ) : (
              <ol>
                {entries.map((entry) => (
                  <Entry key={`${entry.kind} ${entry.occasion.slug}`} entry={entry} chosen={chosen} />
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

type EntryProps = { entry: PlanEntry; chosen: Chosen }

function Entry({ entry: { kind, date, occasion }, chosen }: EntryProps) {
  const { name, slug, lead } = occasion
  const start = startOf(occasion)
  return (
    <li className={kind === 'start' ? 'planner-start' : undefined}>
      <time dateTime={date}>{Number(date.slice(8))}</time>
      {kind === 'start' ? (
        <p>
          {words.starts}: {name}
        </p>
      ) : (
        <div>
          <a href={categoryPagePath(slug)}>{name}</a>
          <p>
            {start ? (
              <>
                {words.times(start.quarter, start.half)} · <EmailsLink occasion={occasion} chosen={chosen} />
              </>
            ) : (
              words.tooFew(lead.emails)
            )}
          </p>
        </div>
      )}
    </li>
  )
}
