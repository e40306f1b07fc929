/** The page of the figures of a brand or a category. */
import type { ReactNode } from 'react'
import { FIGURES_TAB } from '#app/features/figures/figures.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { type StaticHtml, StaticPart } from '#app/ui/static-html.tsx'
import '#app/ui/plots/plots.css'

type FiguresPageProps = {
  title: string
  lead: string
  part: StaticHtml
  /** The breadcrumbs above. */
  links: ReactNode[]
}

export function FiguresPage({ title, lead, part, links }: FiguresPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs className="pt-7" links={links} here={FIGURES_TAB} />
      <h1 className="pt-10 type-title text-balance break-words max-sm:pt-7">{title}</h1>
      <p className="mt-4 max-w-[600px] type-lead text-ink-soft">{lead}</p>
      <StaticPart part={part} />
    </div>
  )
}
