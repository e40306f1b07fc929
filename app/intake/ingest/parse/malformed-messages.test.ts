import { expect, test } from 'vitest'
import { findUnsafe } from '#app/intake/ingest/clean/assert-safe.ts'
import { malformedMessages } from '#test/malformed-messages.ts'
import { startProcessClock } from '#test/thread-clock.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'

/** Milliseconds of processor time. */
const SLOW_MS = 20_000

test('every malformed message is imported safely or rejected with a reason, quickly', async () => {
  const messages = malformedMessages()
  expect(messages.length).toBeGreaterThanOrEqual(300)
  const faults: string[] = []
  let added = 0
  for (const { name, bytes } of messages) {
    const processMs = startProcessClock()
    const prepared = await readEmail({ bytes, fileName: 'odd.eml', kind: 'eml' }).catch((error) => {
      faults.push(`${name}: throws ${String(error)}`)
    })
    const took = processMs()
    if (took > SLOW_MS) faults.push(`${name}: takes ${Math.round(took)} ms`)
    if (!prepared) continue
    if (!prepared.ok) {
      if (prepared.reason.length < 8) faults.push(`${name}: refused without a reason`)
      continue
    }
    added += 1
    const { email } = prepared
    const html = Buffer.from(email.files.find(({ role }) => role === 'html')!.content).toString()
    const harm = findUnsafe(parseHtml(html))
    if (harm) faults.push(`${name}: keeps ${harm}`)
    if (!email.subjectLine || email.subjectLine.length > 300)
      faults.push(`${name}: subject of ${email.subjectLine.length}`)
    // Detects text that PostgreSQL cannot store.
    if (JSON.stringify({ ...email, files: [] }).includes('\\u0000'))
      faults.push(`${name}: a zero in its words`)
  }
  expect(faults).toEqual([])
  expect(added).toBeGreaterThan(200)
})
