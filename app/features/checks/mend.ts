/** A finding's cure as the HTML Editor shows it. */
import type { Change } from './finding.ts'

export type Mend = {
  rule: string
  title: string
  does: string
  spares: string | null
  changes: Change[]
}

const RULE = /^[a-z][a-z-]{0,40}$/

/** The query string of the editor with this cure. */
export function mendSearch(rule: string): string {
  return `?${new URLSearchParams({ tab: 'html', mend: rule })}`
}

/** The rule whose cure is asked for. */
export function askedMend(search: string): string | null {
  const rule = new URLSearchParams(search).get('mend')
  return rule && RULE.test(rule) ? rule : null
}
