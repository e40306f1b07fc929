import type { ReactNode } from 'react'
import { AirmailEnvelope } from './airmail-envelope.tsx'
import lost from './not-found.webp'

type StatusPageProps = {
  title: string
  postmark: string
  text: ReactNode
  actions: ReactNode
  note?: ReactNode
}

export function StatusPage({ title, postmark, text, actions, note }: StatusPageProps) {
  return (
    <div className="flex flex-col shelf-clip lg:min-h-[min(836px,100dvh-var(--header-height))]">
      <div className="wrap mt-auto flex items-end justify-between gap-x-15 gap-y-20 pt-16 max-lg:flex-col max-lg:items-start max-sm:pt-12">
        <div className="min-w-0 pb-16 max-lg:pb-0">
          <h1 className="type-banner text-balance">{title}</h1>
          <p className="mt-[18px] mb-7 max-w-[520px] type-lead text-ink-soft">{text}</p>
          <div className="flex flex-wrap gap-2">{actions}</div>
          {note && <p className="mt-5 max-w-[520px] type-small text-ink-soft">{note}</p>}
        </div>
        <div className="mr-6 w-[500px] max-w-[calc(100%-48px)] shrink-0 max-lg:ml-auto max-sm:mr-2">
          <AirmailEnvelope postmark={postmark}>
            <img src={lost} width={480} height={420} alt="" />
          </AirmailEnvelope>
        </div>
      </div>
      <div className="shelf-edge shrink-0" />
      <div className="h-[190px] shrink-0 max-sm:h-16" />
    </div>
  )
}
