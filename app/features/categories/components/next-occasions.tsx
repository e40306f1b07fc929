import { Link } from 'react-router'
import { shortDate } from '../occasion-dates.ts'
import { categoryPagePath } from './category-path.ts'
import { OccasionStamp } from './occasion-stamp.tsx'

type NextOccasionsProps = {
  occasions: { name: string; slug: string; date: string; days: number; count: number }[]
}

/**
 * Upcoming occasions as stamps; the value on a stamp is the number of days left. Between phone and desktop the name stands
 * beside its stamp, where there is room for it.
 */
export function NextOccasions({ occasions }: NextOccasionsProps) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-3 gap-[18px] max-sm:gap-2.5">
        {occasions.map((occasion) => (
          <li key={occasion.slug} className="min-w-0">
            <Link
              to={categoryPagePath(occasion.slug)}
              className="group block rounded-card max-lg:@3xl:flex max-lg:@3xl:items-center max-lg:@3xl:gap-4"
            >
              <OccasionStamp
                occasion={occasion}
                days={occasion.days}
                className="transition-[translate] duration-180 motion-safe:group-hover:-translate-y-0.5 max-lg:@3xl:w-[128px] max-lg:@3xl:shrink-0"
              />
              <span className="block min-w-0">
                <span className="mt-2.5 block truncate text-[0.875rem]/[1.125rem] max-lg:@3xl:mt-0 max-lg:@3xl:whitespace-normal font-medium underline-offset-3 group-hover:underline max-sm:mt-2 max-sm:text-[0.8125rem]">
                  {occasion.name}
                </span>
                <span className="mt-[3px] block type-small text-ink-soft max-sm:mt-0 max-sm:text-[0.75rem]/4">
                  <time dateTime={occasion.date}>{shortDate(occasion.date)}</time>
                  <span className="max-lg:@3xl:hidden"> · </span>
                  <span className="max-lg:@3xl:block">
                    {occasion.count === 1 ? '1 email' : `${occasion.count} emails`}
                  </span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
