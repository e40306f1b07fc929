import type { ReactNode } from 'react'

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="max-w-[620px]">
      <div aria-hidden="true" className="mb-7 h-1.5 w-[120px] stripes" />
      <h2 className="type-head">{title}</h2>
      {children}
    </section>
  )
}
