import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { CopiedText } from './copied-text.tsx'

type ShownOnceProps = { text: string; secret?: string; className?: string; children?: ReactNode }

/** A link or a secret that the server shows this once: afterwards nobody can read it. */
export function ShownOnce({ text, secret, className, children }: ShownOnceProps) {
  return (
    <section
      aria-live="polite"
      className={cn('mb-6 rounded-panel bg-accent-wash px-5 pt-4.5 pb-2', className)}
    >
      <p className="mb-2.5 type-ui">{text}</p>
      {secret && <CopiedText text={secret} />}
      {children}
    </section>
  )
}
