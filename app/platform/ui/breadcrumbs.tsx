import { Link } from 'react-router'
import { cn } from './cn.ts'
import { uiCopy } from './copy.ts'

export type Crumb = { name: string; path: string }

type BreadcrumbsProps = {
  parents: Crumb[]
  here: string
  className?: string
}

export function Breadcrumbs({ parents, here, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={uiCopy.breadcrumb} className={cn('type-small text-ink-soft', className)}>
      <ol className="flex gap-x-2">
        {parents.map(({ name, path }) => (
          <li
            key={path}
            className="flex shrink-0 gap-2 [&_a]:touch-target [&_a]:underline-offset-3 [&_a:hover]:text-ink [&_a:hover]:underline"
          >
            <Link to={path}>{name}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
