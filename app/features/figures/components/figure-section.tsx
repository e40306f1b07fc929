import type { ReactNode } from 'react'

type FigureSectionProps = {
  title: string
  /** A plot over the whole width, above the others. */
  wide?: ReactNode
  children: ReactNode
}

/** Plots under a heading, two in a row where they fit. */
export function FigureSection({ title, wide, children }: FigureSectionProps) {
  return (
    <section className="figure-section">
      <h2 className="type-head">{title}</h2>
      {wide && <div className="figure-wide">{wide}</div>}
      <div className="figure-grid">{children}</div>
    </section>
  )
}
