import { Monitor, Smartphone } from 'lucide-react'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { wallClock } from '#app/platform/lib/plain-day.ts'
import type { BrandSummary } from '#app/gallery/brands/brand-summary.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'

export type InboxEmail = Pick<EmailPage, 'sender' | 'subject' | 'language' | 'sentAt' | 'inboxLine'> & {
  brand: BrandSummary
  preheader: string
}

/** The email as an inbox row, truncated as on a phone and in a desktop client. */
export function InboxRow({ email }: { email: InboxEmail }) {
  return (
    <div className="rounded-[10px] bg-surface shadow-[0_0_0_1px_var(--line)]">
      <PhoneRow email={email} />
      <DesktopRow email={email} />
    </div>
  )
}

/** As wide as a phone, so that the text is truncated where it is there. */
function PhoneRow({ email }: { email: InboxEmail }) {
  return (
    <div className="flex max-w-[375px] gap-3 px-3.5 py-3">
      <BrandAvatar brand={email.brand} size={36} />
      <div className="min-w-0 flex-1 type-small">
        <h3 className="sr-only">{emailCopy.onPhones}</h3>
        <div className="flex items-center justify-between gap-3">
          <span className="truncate font-semibold">{email.sender}</span>
          <span className="flex items-center gap-1.5 text-ink-soft tabular-nums">
            {email.sentAt && <LocalTime at={new Date(email.sentAt)} />}
            <Smartphone aria-hidden="true" className="size-3.5" />
          </span>
        </div>
        <p lang={email.language} className="truncate font-medium">
          {email.subject}
        </p>
        <p lang={email.language} className="truncate text-ink-soft">
          {email.preheader}
        </p>
      </div>
    </div>
  )
}

/** '08:12', on the reader's clock; on that of the gallery until scripts have loaded. */
function LocalTime({ at }: { at: Date }) {
  const time = useHydrated() ? at.toTimeString().slice(0, 5) : wallClock(at).slice(11)
  return <time dateTime={at.toISOString()}>{time}</time>
}

function DesktopRow({ email }: { email: InboxEmail }) {
  const { subject, preheader } = email.inboxLine
  return (
    <div className="flex gap-3 border-t border-line px-3.5 py-2.5 type-micro">
      <div className="min-w-0 flex-1 break-words">
        <h3 className="sr-only">{emailCopy.onDesktops}</h3>
        <p lang={email.language}>
          <span className="font-semibold">{email.sender}</span>
          <span className="mx-1.5 text-ink-soft" aria-hidden="true">
            ·
          </span>
          <span className="sr-only">: </span>
          <span className="font-medium">{subject}</span>
          {preheader && <span className="text-ink-soft"> – {preheader}</span>}
        </p>
      </div>
      <Monitor aria-hidden="true" className="mt-px size-3.5 text-ink-soft" />
    </div>
  )
}
