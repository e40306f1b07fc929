import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; about: string; children: ReactNode }

export function SettingsSection({ title, about, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-(--gutter) gap-y-4 border-t border-line py-10 first:border-0 lg:grid-cols-[350.5px_minmax(0,1fr)] max-sm:py-8"
    >
      <div className="max-w-[280px]">
        <h2 id={id} tabIndex={-1} className="type-name outline-none">
          {title}
        </h2>
        <p className="mt-1.5 type-small text-ink-soft">{about}</p>
      </div>
      <div className="min-w-0 lg:-mt-3">{children}</div>
    </section>
  )
}

export function SettingsList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>
}

type RowProps = {
  label: ReactNode
  icon?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export function SettingsRow({ label, icon, children, actions }: RowProps) {
  return (
    <li className="flex min-h-[68px] items-center gap-4 py-3.5">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="type-ui [overflow-wrap:anywhere]">{label}</p>
        {children && (
          <div className="mt-0.5 text-[0.875rem]/5 text-ink-soft [overflow-wrap:anywhere]">{children}</div>
        )}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap justify-end gap-2 max-sm:flex-col">{actions}</div>}
    </li>
  )
}
