import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BackLink } from '#app/platform/ui/back-link.tsx'

type PartHeadingProps = { email: { id: string; subject: string }; title: string; children: ReactNode }

/** The heading of a page about a part of one email, with a link back to the email. */
export function PartHeading({ email: { id, subject }, title, children }: PartHeadingProps) {
  return (
    <>
      <BackLink to={href('/admin/emails/:id', { id })}>{subject}</BackLink>
      <h1 className="mt-4 font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{title}</h1>
      <p className="mt-3 max-w-[680px] type-body text-ink-soft">{children}</p>
    </>
  )
}
