import type { ReactNode } from 'react'

type LegalPageProps = { title: string; lead: string; children: ReactNode }

/** A legal text: one column, plain headings. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <div className="wrap pt-18 max-sm:pt-11">
      <p className="type-small text-ink-soft">Last updated January 2024</p>
      <h1 className="mt-3.5 type-title">{title}</h1>
      <p className="mt-4 mb-12 max-w-[640px] type-lead text-ink-soft">{lead}</p>
      <div className="article article-small article-minimal max-w-[648px]">{children}</div>
    </div>
  )
}

/** A mailbox of the site, as a link. */
export function Mailbox({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
