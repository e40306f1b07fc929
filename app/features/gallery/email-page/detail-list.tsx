import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { categoryPath } from '#app/features/categories/components/category-path.ts'
import { cn } from '#app/ui/cn.ts'
import { ColorStrip } from './color-strip.tsx'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import { daysBefore } from './inbox-limits.ts'
import { longDate } from './long-date.ts'

/**
 * On phones three details are shown until the rest are expanded; a checkbox does it, so it works without scripts. `short`
 * is those three alone.
 */
export function DetailList({ email, short = false }: { email: EmailPage; short?: boolean }) {
  return (
    <div className="group/facts mt-[22px] sm:max-lg:mt-0">
      <dl className="text-[0.8125rem]/5">
        {email.sentAt && <DetailRow name={emailCopy.sent}>{longDate(new Date(email.sentAt))}</DetailRow>}
        {email.occasion && (
          <DetailRow name={emailCopy.occasion}>
            <Link
              to={categoryPath(email.occasion)}
              className="text-accent underline decoration-accent/35 underline-offset-3 hover:decoration-accent"
            >
              {email.occasion.name}
            </Link>
            {email.occasion.daysBefore !== null && <Note>{daysBefore(email.occasion.daysBefore)}</Note>}
          </DetailRow>
        )}
        {!short &&
          email.details.map(({ name, value, note }) => (
            <DetailRow key={name} name={name} extra>
              {value}
              {note && <Note>{note}</Note>}
            </DetailRow>
          ))}
        {email.colors.length > 0 && (
          <DetailRow name={emailCopy.colors}>
            <ColorStrip colors={email.colors} />
          </DetailRow>
        )}
      </dl>
      {!short && (
        <label className="mt-3.5 inline-block cursor-pointer type-ui text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:hidden">
          <input type="checkbox" className="sr-only outline-none" />
          {emailCopy.allDetails}
        </label>
      )}
    </div>
  )
}

function DetailRow({ name, extra, children }: { name: string; extra?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'grid grid-cols-[96px_minmax(0,1fr)] border-t border-line py-2.5',
        extra && 'max-sm:group-not-has-checked/facts:hidden',
      )}
    >
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft"> · {children}</span>
}
