import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type BreadcrumbsProps = {
  /** Links from the top down, such as `<Link to={href('/brands')}>Brands</Link>`. */
  links: ReactNode[]
  /** The name of this page. */
  here: string
  className?: string
}

export function Breadcrumbs({ links, here, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={cn('type-small text-ink-soft', className)}>
      <ol className="flex gap-x-2">
        {links.map((link, index) => (
          <li
            key={index}
            className="flex shrink-0 gap-2 [&_a]:touch-target [&_a]:underline-offset-3 [&_a:hover]:text-ink [&_a:hover]:underline"
          >
            {link}
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
