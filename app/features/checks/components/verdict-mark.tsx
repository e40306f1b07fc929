import { checksCopy as words } from '#app/features/checks/copy.ts'
import type { Verdict } from '#app/features/checks/support/client-families.ts'

const MARKS: Record<Verdict, { sign: string; look: string }> = {
  supported: { sign: '✓', look: 'text-ink-faint' },
  partly: { sign: '◐', look: 'text-ink-soft' },
  not: { sign: '✕', look: 'text-stamp' },
  unknown: { sign: '?', look: 'text-ink-faint' },
}

/** Whether a family of mail programs shows a feature, as a sign. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { sign, look } = MARKS[verdict]
  return (
    <span className={look}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words.verdicts[verdict]}</span>
    </span>
  )
}
