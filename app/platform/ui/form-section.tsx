import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type FormSectionProps = {
  title: string
  note?: string
  error?: string
  className?: string
  children: ReactNode
}

export function FormSection({ title, note, error, className, children }: FormSectionProps) {
  return (
    <section className={cn('border-t border-line pt-5.5 pb-6.5', className)}>
      <h2 className="mb-4 text-[0.9375rem]/5 font-medium">{title}</h2>
      {note && <p className="mb-3.5 max-w-[640px] type-small text-ink-soft">{note}</p>}
      {error && (
        <p role="alert" className="mb-3.5 type-small text-stamp">
          {error}
        </p>
      )}
      {children}
    </section>
  )
}
