import type { ReactNode } from 'react'
import { site } from '#app/platform/lib/site-config.ts'
import { copy } from '../copy.ts'

/** The blog's own newsletter box; `children` is its form. */
export function BlogNewsletter({ children }: { children: ReactNode }) {
  return (
    <section className="mt-22 flex items-center justify-between gap-x-10 gap-y-6 border-y border-line py-8.5 max-md:flex-col max-md:items-stretch max-sm:mt-14">
      <div>
        <h2 className="type-head">{copy.join(site.claims.marketers)}</h2>
        <p className="mt-1.5 type-body text-ink-soft">{site.newsletterPromise}</p>
      </div>
      {children}
    </section>
  )
}
