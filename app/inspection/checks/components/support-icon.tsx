import { checksCopy as words } from '#app/inspection/checks/copy.ts'
import type { Verdict } from '#app/inspection/checks/support/client-families.ts'

const MARKS: Record<Verdict, { sign: string; look: string }> = {
  supported: { sign: '✓', look: 'text-ink-faint' },
  partly: { sign: '◐', look: 'text-ink-soft' },
  not: { sign: '✕', look: 'text-stamp' },
  unknown: { sign: '?', look: 'text-ink-faint' },
}

/** An icon for the support of a feature by a family of email clients. */
export function SupportIcon({ verdict }: { verdict: Verdict }) {
  const { sign, look } = MARKS[verdict]
  return (
    <span className={look}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words.verdicts[verdict]}</span>
    </span>
  )
}
