/** A page of a title, a lead and a part that no script touches. */
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/platform/ui/breadcrumbs.tsx'
import { type StaticHtml, StaticPart } from '#app/platform/ui/static-html.tsx'

type StaticPageProps = {
  title: string
  lead: string
  part: StaticHtml
  /** The breadcrumbs above; a page without links to others has none. */
  links: ReactNode[]
  /** Its own name among the breadcrumbs. */
  here: string
}

export function StaticPage({ title, lead, part, links, here }: StaticPageProps) {
  return (
    <div className="wrap">
      {links.length > 0 && <Breadcrumbs className="pt-7" links={links} here={here} />}
      <h1 className="pt-10 type-title text-balance break-words max-sm:pt-7">{title}</h1>
      <p className="mt-4 max-w-[600px] type-lead text-ink-soft">{lead}</p>
      <StaticPart part={part} />
    </div>
  )
}
