import type { ReactNode } from 'react'
import { Deferred } from '#app/platform/ui/deferred.tsx'
import { allSamples } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import type { EmailList } from './email-list.ts'

type ListBarProps = {
  total: number
  /** Extra information beside the count, such as a date. */
  fact?: ReactNode
  list: EmailList | null | Promise<EmailList | null>
  children: ReactNode
}

export function ListBar({ total, fact, list, children }: ListBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-3.5 pb-11 text-[0.875rem]/5 max-sm:pb-7">
      <p className="flex flex-wrap gap-x-3.5">
        <b className="font-medium tabular-nums">{copy.emails(total)}</b>
        {fact && <span className="flex gap-x-3.5 text-ink-soft">{fact}</span>}
        <SamplesNote list={list} />
      </p>
      <div className="flex min-w-0 flex-wrap gap-2">{children}</div>
    </div>
  )
}

/** Says once that all emails are samples, as soon as that is known. */
export function SamplesNote({ list }: Pick<ListBarProps, 'list'>) {
  return (
    <Deferred value={list}>
      {(found) => found && allSamples(found.emails) && <span className="text-ink-faint">{copy.samples}</span>}
    </Deferred>
  )
}
