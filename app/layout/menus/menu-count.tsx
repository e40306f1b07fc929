import { formatNumber } from '#app/platform/lib/format.ts'
import { menuCopy } from './copy.ts'
import type { MenuItem } from './menus.ts'

export function MenuCount({ count }: { count: number }) {
  return (
    <span className="min-w-5 text-right text-[0.75rem] font-normal tabular-nums text-ink-faint">
      <span className="sr-only">, </span>
      {formatNumber(count)}
      <span className="sr-only">{menuCopy.emails(count)}</span>
    </span>
  )
}

export function DaysToGo({ next }: Pick<MenuItem, 'next'>) {
  if (!next) return null
  return (
    <span className="shrink-0 text-[0.75rem] font-normal tabular-nums text-ink-faint">
      <span className="sr-only">, </span>
      {next.days === 0 ? menuCopy.today : menuCopy.days(next.days)}
      {next.days > 0 && <span className="sr-only">{menuCopy.toGo}</span>}
    </span>
  )
}
