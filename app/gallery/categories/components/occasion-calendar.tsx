import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { shortDate } from '#app/platform/lib/format.ts'
import { seasonalCopy } from '../seasonal-copy.ts'
import type { OccasionMonth } from '../occasion-months.ts'
import { categoryPagePath } from './category-path.ts'
import { OccasionStamp } from './occasion-stamp.tsx'

type Season = { name: string; slug: string; count: number }
type Occasion = Season & { date: string; days: number }

type OccasionCalendarProps = { rows: OccasionMonth<Occasion>[]; undated: Season[] }

/** The year as a sheet of stamps: a row for each month, and one for what has no date. */
export function OccasionCalendar({ rows, undated }: OccasionCalendarProps) {
  return (
    <div className="border-b border-line">
      {rows.map(({ name, year, occasions }) => (
        <SheetRow key={`${year} ${name}`} title={name} note={String(year)}>
          {occasions.length > 0 ? (
            <StampGrid>
              {occasions.map((occasion) => (
                <StampLink key={occasion.slug} occasion={occasion} days={occasion.days}>
                  <time dateTime={occasion.date}>{shortDate(occasion.date)}</time>
                </StampLink>
              ))}
            </StampGrid>
          ) : (
            <p className="type-small text-ink-soft">{seasonalCopy.noDates}</p>
          )}
        </SheetRow>
      ))}
      {undated.length > 0 && (
        <SheetRow title={seasonalCopy.undated} note={seasonalCopy.undatedNote}>
          <StampGrid>
            {undated.map((season) => (
              <StampLink key={season.slug} occasion={season} />
            ))}
          </StampGrid>
        </SheetRow>
      )}
    </div>
  )
}

function SheetRow({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      // Two months can have the same name.
      aria-labelledby={`${id} ${id}-note`}
      className="grid gap-x-(--gutter) gap-y-5 border-t border-line pt-7 pb-9 md:grid-cols-[140px_minmax(0,1fr)] lg:grid-cols-[225.5px_minmax(0,1fr)] max-sm:pt-5 max-sm:pb-7"
    >
      <div className="max-md:flex max-md:items-baseline max-md:gap-3">
        <h2 id={id} className="type-head text-balance">
          {title}
        </h2>
        <p id={`${id}-note`} className="mt-1 type-small text-ink-soft">
          {note}
        </p>
      </div>
      {children}
    </section>
  )
}

function StampGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-3 gap-x-[18px] gap-y-7 max-sm:gap-x-2.5 max-sm:gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(120px,1fr))]">
      {children}
    </ul>
  )
}

/** `children` is its date, where it has one. */
function StampLink({ occasion, days, children }: { occasion: Season; days?: number; children?: ReactNode }) {
  const { name, slug, count } = occasion
  return (
    <li className="min-w-0">
      <Link to={categoryPagePath(slug)} className="group block rounded-card">
        <OccasionStamp
          occasion={occasion}
          days={days}
          isEmpty={count === 0}
          className="transition-[translate] duration-180 motion-safe:group-hover:-translate-y-0.5"
        />
        <span className="mt-2.5 block text-[0.875rem]/[1.125rem] font-medium text-balance underline-offset-3 group-hover:underline max-sm:mt-2 max-sm:text-[0.8125rem]">
          {name}
        </span>
        <span className="mt-[3px] block type-small text-ink-soft max-sm:text-[0.75rem]/4">
          {children && <span className="block">{children}</span>}
          <span className="block">{emailCount(count)}</span>
        </span>
      </Link>
    </li>
  )
}

function emailCount(count: number): string {
  if (count === 0) return seasonalCopy.noEmails
  return seasonalCopy.emails(count)
}
