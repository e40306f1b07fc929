import { Link } from 'react-router'
import { categoryPath } from './category-path.ts'

type TypeIndexProps = { types: { name: string; slug: string; type: string; count: number }[] }

/** Email types with their counts, in columns that read downwards. */
export function TypeIndex({ types }: TypeIndexProps) {
  return (
    <ul className="type-index">
      {types.map((type) => (
        <li key={type.slug}>
          <Link to={categoryPath(type)}>
            <span>{type.name}</span>
            <span>
              {type.count.toLocaleString('en-US')}
              <span className="sr-only"> emails</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
