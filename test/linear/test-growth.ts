import { expect, test } from 'vitest'
import { growthFaults } from './judge.ts'
import type { LinearCase } from './linear-case.ts'

const files = import.meta.glob<{ cases: LinearCase[] }>('./*.cases.ts', { eager: true })
const MAIL_FILES = /\/(?:inbox|ingest|intake|privacy)\.cases\.ts$/

/** The cases of the files that read mail, or of all others. */
export function casesOf(kind: 'mail' | 'others'): LinearCase[] {
  return Object.entries(files).flatMap(([file, { cases }]) =>
    MAIL_FILES.test(file) === (kind === 'mail') ? cases : [],
  )
}

/** A test for each case. */
export function testGrowth(cases: LinearCase[]): void {
  test.each(cases.map((given) => [given.name, given] as const))(
    '%s takes linear time',
    { timeout: 240_000 },
    async (_, given) => {
      expect(await growthFaults(given)).toEqual([])
    },
  )
}
