import type { ReactNode } from 'react'
import { layoutCopy } from './copy.ts'

type LegalPageProps = {
  title: string
  lead: string
  /** The owner's text as clean HTML, instead of the built-in one; null if there is none. */
  html: string | null
  children: ReactNode
}

export function LegalPage({ title, lead, html, children }: LegalPageProps) {
  return (
    <div className="wrap pt-18 max-sm:pt-11">
      {html === null && <p className="mb-3.5 type-small text-ink-soft">{layoutCopy.legalUpdated}</p>}
      <h1 className="type-title">{title}</h1>
      {html === null && <p className="mt-4 max-w-[640px] type-lead text-ink-soft">{lead}</p>}
      <div
        className="mt-12 article article-small article-minimal max-w-[648px]"
        {...(html === null ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
      />
    </div>
  )
}

export function Mailbox({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
