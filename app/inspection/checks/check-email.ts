/** Runs all checks on an email. Raise the version with any change of a check: every email is then checked again. */
import { withFix } from './fixers.ts'
import { readSource } from './email-source.ts'
import { type ChecksRow, type Issue, issue, ISSUES_MAX, type Severity, SEVERITIES } from './issue.ts'
import type { Check, CheckedEmail } from './check.ts'
import { CHECKS } from './all-checks.ts'
import { readSupport } from './support/read-support.ts'

export const CHECKS_VERSION = 5

export type CheckInput = Omit<CheckedEmail, 'source'> & { html: string }

export function checkEmail({ html, ...input }: CheckInput): ChecksRow {
  const email: CheckedEmail = { ...input, source: readSource(html) }
  const found = CHECKS.flatMap((check) => issueOf(check, email) ?? [])
  const issues = bounded([...found, ...readSupport(email.source)])
  const countOf = (severity: Severity) => issues.filter((one) => one.severity === severity).length
  return {
    rulesVersion: CHECKS_VERSION,
    inBrowser: email.page !== null,
    issues,
    serious: countOf('serious'),
    moderate: countOf('moderate'),
    minor: countOf('minor'),
  }
}

function issueOf({ id, severity, find }: Check, email: CheckedEmail): Issue | null {
  const found = find(email)
  const { places, detail, count = places.length } = Array.isArray(found) ? { places: found } : found
  const one = issue(id, severity, places, detail)
  return one && withFix({ ...one, count }, email)
}

/** The most severe first; within a severity, in the order of the checks. */
function bounded(issues: Issue[]): Issue[] {
  return issues
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .slice(0, ISSUES_MAX)
}
