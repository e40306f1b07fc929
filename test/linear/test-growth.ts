import { expect, test } from 'vitest'
import { growthFaults } from './judge.ts'
import type { LinearCase } from './linear-case.ts'

/** The files of the cases that read mail. */
export const MAIL_CASES = /\/(?:inbox|ingest|intake|privacy)\.cases\.ts$/

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
