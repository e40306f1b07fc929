/** The fix of an issue as the HTML Editor shows it. */
import type { Change } from './issue.ts'

export type Fix = {
  rule: string
  title: string
  does: string
  spares: string | null
  changes: Change[]
}

const RULE = /^[a-z][a-z-]{0,40}$/

export function fixSearch(rule: string): string {
  return `?${new URLSearchParams({ tab: 'html', fix: rule })}`
}

export function requestedFix(search: string): string | null {
  const rule = new URLSearchParams(search).get('fix')
  return rule && RULE.test(rule) ? rule : null
}
