import { href } from 'react-router'
import { SUPPORT } from '#app/inspection/checks/support/support-prefix.ts'

/** The page of an issue: `/checks/contrast`, `/checks/css-gap`. */
export function rulePath(rule: string): string {
  return href('/checks/:rule', { rule: rule.startsWith(SUPPORT) ? rule.slice(SUPPORT.length) : rule })
}
