/** Checks an email by all rules. Raise the version with any change of a rule: every email is then checked again. */
import { withCure } from './cures.ts'
import { readSource } from './email-source.ts'
import { type ChecksRow, type Finding, FINDINGS_MAX, type Weight, WEIGHTS } from './finding.ts'
import type { CheckedEmail } from './rule.ts'
import { RULES } from './rules.ts'
import { readSupport } from './support/read-support.ts'

export const CHECKS_VERSION = 3

export type CheckInput = Omit<CheckedEmail, 'source'> & { html: string }

export function checkEmail({ html, ...input }: CheckInput): ChecksRow {
  const email: CheckedEmail = { ...input, source: readSource(html) }
  const found = RULES.flatMap((rule) => rule.check(email) ?? []).map((one) => withCure(one, email))
  const findings = bounded([...found, ...readSupport(email.source)])
  const countOf = (weight: Weight) => findings.filter((one) => one.weight === weight).length
  return {
    rulesVersion: CHECKS_VERSION,
    inBrowser: email.page !== null,
    findings,
    serious: countOf('serious'),
    notable: countOf('notable'),
    minor: countOf('minor'),
  }
}

/** The heaviest first; within a weight, in the order of the rules. */
function bounded(findings: Finding[]): Finding[] {
  return findings
    .toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight))
    .slice(0, FINDINGS_MAX)
}
