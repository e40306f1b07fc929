/** A page of a title, a lead and a part that no script touches. */
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#app/platform/ui/breadcrumbs.tsx'
import { type StaticHtml, StaticPart } from '#app/platform/ui/static-html.tsx'

type StaticPageProps = {
  title: string
  lead: string
  part: StaticHtml
  /** The pages above; a page without any has no breadcrumbs. */
  parents?: Crumb[]
  /** Its own name among the breadcrumbs. */
  here: string
  children?: ReactNode
}

export function StaticPage({ title, lead, part, parents = [], here, children }: StaticPageProps) {
  return (
    <div className="wrap">
      {parents.length > 0 && <Breadcrumbs className="pt-7" parents={parents} here={here} />}
      <h1 className="pt-10 type-title text-balance break-words max-sm:pt-7">{title}</h1>
      <p className="mt-4 max-w-[600px] type-lead text-ink-soft">{lead}</p>
      <StaticPart part={part} />
      {children}
    </div>
  )
}
