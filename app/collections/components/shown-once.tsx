import type { ReactNode } from 'react'

/** A link or a secret that the server shows this once: afterwards nobody can read it. */
export function ShownOnce({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section aria-live="polite" className="mb-6 rounded-panel bg-accent-wash px-5 pt-4.5 pb-2">
      <p className="mb-2.5 type-ui">{text}</p>
      {children}
    </section>
  )
}
