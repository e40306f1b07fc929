import { BrandAvatar } from '#app/features/brands/components/brand-avatar.tsx'
import type { EmailPage } from '../email-page.ts'
import { clockTime } from '../inbox-facts.ts'

/** The email as a row of an inbox, cut where an inbox cuts it. */
export function InboxRow({ email }: { email: EmailPage }) {
  return (
    <div className="flex gap-3 rounded-[10px] bg-surface px-3.5 py-3 shadow-[0_0_0_1px_var(--line)]">
      <BrandAvatar brand={email.brand} size={36} />
      <div className="min-w-0 flex-1 type-small">
        <div className="flex items-center justify-between gap-3">
          <span className="truncate font-semibold">{email.sender}</span>
          {email.sentAt && (
            <time dateTime={email.sentAt} className="text-ink-soft tabular-nums">
              {clockTime(new Date(email.sentAt))}
            </time>
          )}
        </div>
        <p className="truncate font-medium">{email.subject}</p>
        <p className="truncate text-ink-soft">{email.preheader}</p>
      </div>
    </div>
  )
}
