import { Link } from 'react-router'
import { shortDate } from '#app/platform/lib/format.ts'
import { seasonalCopy } from '../seasonal-copy.ts'
import { categoryPagePath } from './category-path.ts'
import { OccasionStamp } from './occasion-stamp.tsx'

type NextOccasionsProps = {
  occasions: { name: string; slug: string; date: string; days: number; count: number }[]
}

/**
 * Upcoming occasions as stamps; the value on a stamp is the number of days left. The name is beside its stamp where there
 * is room for it.
 */
export function NextOccasions({ occasions }: NextOccasionsProps) {
  return (
    <div className="@container">
      <ul className="next-occasions">
        {occasions.map((occasion) => (
          <li key={occasion.slug}>
            <Link to={categoryPagePath(occasion.slug)}>
              <OccasionStamp occasion={occasion} days={occasion.days} small />
              <span>
                <span className="name">{occasion.name}</span>
                <span className="facts">
                  <time dateTime={occasion.date}>{shortDate(occasion.date)}</time>
                  {occasion.count > 0 && (
                    <>
                      <span className="@md:hidden"> · </span>
                      <span className="@md:block">{seasonalCopy.emails(occasion.count)}</span>
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
