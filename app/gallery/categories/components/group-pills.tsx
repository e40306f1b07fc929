import { Link } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'

type GroupPillsProps = {
  label: string
  groups: { title: string; count: number }[]
  /** The title of the group that is open. */
  open: string
  /** The URL of a group's pill. */
  to: (title: string) => string
}

/** The groups of email types as tabs. They are links, so the open one is in the URL. */
export function GroupPills({ label, groups, open, to }: GroupPillsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-2 max-sm:-mx-(--page-pad) max-sm:overflow-x-auto max-sm:px-(--page-pad) max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {groups.map(({ title, count }) => (
          <li key={title}>
            <Link
              to={to(title)}
              preventScrollReset
              aria-current={title === open ? 'page' : undefined}
              className={cn(
                'flex h-9 items-center gap-[7px] rounded-full px-3.5 type-ui whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line)] transition-[background-color]',
                'aria-[current=page]:bg-ink aria-[current=page]:text-canvas aria-[current=page]:shadow-none not-aria-[current=page]:hover:bg-sunk pointer-coarse:h-11',
              )}
            >
              {title}
              <span
                className={cn('font-normal tabular-nums', title === open ? 'opacity-75' : 'text-ink-faint')}
              >
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
