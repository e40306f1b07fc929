import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { allSamples, type EmailCard as Email } from '../card.ts'
import { copy } from '../copy.ts'
import { GRID_SKELETONS } from '../limits.ts'
import { EmailCard, type EmailCardProps } from './email-card.tsx'

const columns =
  'grid grid-cols-[repeat(var(--page-columns),minmax(0,1fr))] items-end gap-x-(--gutter) gap-y-(--row-gap)'

/** As many as fit in the widest first row. */
const FIRST_ROW = 6

type EmailGridProps = Pick<EmailCardProps, 'showBrand' | 'showCategory' | 'cameFrom'> & {
  emails: Email[]
  /** The grid begins on the first screen: its first row is fetched at once. */
  onFirstScreen?: boolean
  renderSave?: (email: Email) => ReactNode
  className?: string
}

/** Emails on full-bleed shelves. Needs a parent with `shelf-clip`. */
export function EmailGrid({ emails, onFirstScreen, renderSave, className, ...card }: EmailGridProps) {
  if (emails.length === 0) return <p className="type-body text-ink-soft">{copy.noEmails}</p>
  const labelSample = !allSamples(emails)
  return (
    <ul className={cn(columns, className)}>
      {emails.map((email, index) => (
        <li key={email.id} className="min-w-0">
          <EmailCard
            {...card}
            email={email}
            labelSample={labelSample}
            eager={onFirstScreen && index < FIRST_ROW}
            first={onFirstScreen && index === 0}
            save={renderSave?.(email)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The same shelves while their emails are on the way. */
export function EmailGridSkeleton({ count = GRID_SKELETONS, showBrand = true }: { count?: number; showBrand?: boolean }) {
  return (
    <div className={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[225.5/445] rounded-b-none shadow-sheet" />
          <div className="shelf-edge" />
          {showBrand ? <BrandLabelSkeleton /> : <LabelSkeleton />}
        </div>
      ))}
    </div>
  )
}

function LabelSkeleton() {
  return (
    <div className="mt-[7px] flex h-[18px] items-center">
      <div className="h-2.5 w-[104px] rounded-sheet bg-sunk" />
    </div>
  )
}

function BrandLabelSkeleton() {
  return (
    <div className="mt-2.5 flex h-9 items-center gap-2.5">
      <div className="size-8 rounded-full bg-sunk max-sm:hidden" />
      <div className="grid gap-2">
        <div className="h-2.5 w-24 rounded-sheet bg-sunk" />
        <div className="h-2.5 w-16 rounded-sheet bg-sunk" />
      </div>
    </div>
  )
}
