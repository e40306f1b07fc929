import { href, Link } from 'react-router'
import { shortDate } from '#app/platform/lib/format.ts'
import { adminCopy } from '../admin-copy.ts'
import type { ListedCategory } from '../admin-queries.server.ts'
import type { Group } from '../menu-groups.ts'

const words = adminCopy.list

/** One group of a menu, in its order. */
export function AdminCategoryGroup({ title, items }: Group<ListedCategory>) {
  return (
    // A long group goes on in the next column.
    <section className={items.length < 15 ? 'break-inside-avoid-column' : undefined}>
      <h3 className="break-after-avoid-column flex items-baseline justify-between border-b border-line pb-2.5 type-name">
        {title}
        <span className="type-small text-ink-faint tabular-nums">{items.length}</span>
      </h3>
      <ol>
        {items.map((category) => (
          <CategoryRow key={category.id} {...category} />
        ))}
      </ol>
    </section>
  )
}

function CategoryRow({ id, name, slug, type, count, next }: ListedCategory) {
  const isDated = type === 'occasion' || type === 'seasonal'
  return (
    <li className="group relative flex min-h-12 break-inside-avoid-column items-center gap-3 border-b border-line hover:bg-surface">
      <div className="min-w-0 flex-1 py-2">
        <Link
          to={href('/admin/categories/:id', { id })}
          prefetch="intent"
          className="block truncate type-body font-medium underline-offset-3 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        <p className="truncate type-small text-ink-soft">
          {isDated ? (next ? shortDate(next.date, { withYear: true }) : words.noDate) : `/${slug}`}
        </p>
      </div>
      <span className={count === 0 ? 'type-small text-ink-faint' : 'type-small text-ink-soft tabular-nums'}>
        {words.emails(count)}
      </span>
    </li>
  )
}
