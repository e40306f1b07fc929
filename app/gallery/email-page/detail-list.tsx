import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { categoryPath } from '#app/gallery/categories/components/category-path.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { fullDate } from '#app/platform/lib/format.ts'
import { emailCopy } from './copy.ts'
import { DETAIL_GROUPS } from './detail-copy.ts'
import type { EmailPage } from './email-page.ts'
import { daysBefore } from './inbox-limits.ts'

const LINK = 'text-accent underline decoration-accent/35 underline-offset-3 hover:decoration-accent'

type Row = { name: string; content: ReactNode }

/** Of each group, so many are shown until the rest are expanded. */
const SHOWN = 4
const { sent, occasion, colors, template } = emailCopy

/** The attributes in three groups. A checkbox expands them, so it works without scripts. */
export function DetailList({ email }: { email: EmailPage }) {
  const rows = rowsOf(email)
  return (
    <div className="group/facts mt-[22px] sm:max-lg:mt-0">
      {DETAIL_GROUPS.map(({ title, names }) => (
        <section key={title} className="mb-5">
          <h2 className="mb-1.5 type-small text-ink-soft">{title}</h2>
          <Rows rows={names.flatMap((name) => rows.find((row) => row.name === name) ?? [])} />
        </section>
      ))}
      <label className="inline-block cursor-pointer type-ui text-accent has-checked:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent print:hidden">
        <input type="checkbox" className="sr-only outline-none" />
        {emailCopy.allDetails}
      </label>
    </div>
  )
}

function rowsOf(email: EmailPage): Row[] {
  const rows: Row[] = email.details.map(({ name, value, note }) => ({
    name,
    content: (
      <>
        {value}
        {note && <Note>{note}</Note>}
      </>
    ),
  }))
  if (email.sentAt) rows.push({ name: sent, content: fullDate(new Date(email.sentAt)) })
  if (email.occasion) {
    rows.push({
      name: occasion,
      content: (
        <>
          <Link to={categoryPath(email.occasion)} className={LINK}>
            {email.occasion.name}
          </Link>
          {email.occasion.daysBefore !== null && <Note>{daysBefore(email.occasion.daysBefore)}</Note>}
        </>
      ),
    })
  }
  if (email.template) {
    rows.push({
      name: template,
      content: (
        <Link to={`/browse?template=${email.template.value}`} className={LINK}>
          {emailCopy.useTemplate(email.template.count)}
        </Link>
      ),
    })
  }
  if (email.colors.length > 0) rows.push({ name: colors, content: <ColorStrip colors={email.colors} /> })
  return rows
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="text-[0.8125rem]/5">
      {rows.map(({ name, content }, index) => (
        <div
          key={name}
          className={cn(
            'grid grid-cols-[96px_minmax(0,1fr)] border-t border-line py-2',
            index >= SHOWN && 'not-print:group-not-has-checked/facts:hidden',
          )}
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{content}</dd>
        </div>
      ))}
    </dl>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft"> · {children}</span>
}

function ColorStrip({ colors }: { colors: string[] }) {
  const navigate = useNavigate()

  function copyColor(color: string) {
    const action = {
      label: emailCopy.emailsInColor,
      onClick: () => void navigate(`/browse?color=${color.slice(1)}`),
    }
    void copyText(color, { title: emailCopy.colorCopied(color), action })
  }
  return (
    <div className="flex overflow-hidden rounded-chip print:[print-color-adjust:exact] shadow-[0_0_0_1px_var(--line)]">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          data-swatch
          title={color}
          aria-label={emailCopy.copyColor(color)}
          onClick={() => copyColor(color)}
          className="h-7 flex-1 print:block! -outline-offset-2 transition-[flex-grow] hover:flex-[1.35] pointer-coarse:h-11"
          style={{ background: color }}
        />
      ))}
    </div>
  )
}
