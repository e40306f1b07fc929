import { Link } from 'react-router'
import { categoryPath } from './category-path.ts'

type TypeIndexProps = { types: { name: string; slug: string; type: string; count: number }[] }

/** Email types with their counts, in columns that read downwards. */
export function TypeIndex({ types }: TypeIndexProps) {
  return (
    <ul className="columns-3 gap-6 max-sm:columns-2 max-sm:gap-3">
      {types.map((type) => (
        <li key={type.slug} className="break-inside-avoid max-sm:nth-[n+9]:hidden">
          <Link
            to={categoryPath(type)}
            className="group flex h-[37px] items-center justify-between gap-2 border-t border-line text-[0.9375rem]/none max-sm:h-10 max-sm:text-[0.875rem]"
          >
            <span className="truncate py-1 underline-offset-3 group-hover:underline">{type.name}</span>
            <span className="text-[0.8125rem] text-ink-soft tabular-nums">
              {type.count.toLocaleString('en-US')}
              <span className="sr-only"> emails</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
