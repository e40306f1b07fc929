import { Link } from 'react-router'
import { formatNumber } from '#app/platform/lib/format.ts'
import { categoryPath } from './category-path.ts'
import { categoryCopy } from '../copy.ts'

type TypeIndexProps = { types: { name: string; slug: string; type: string; count: number }[] }

export function TypeIndex({ types }: TypeIndexProps) {
  return (
    <ul className="type-index">
      {types.map((type) => (
        <li key={type.slug}>
          <Link to={categoryPath(type)}>
            <span>{type.name}</span>
            <span>
              {formatNumber(type.count)}
              <span className="sr-only">{categoryCopy.emails}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
