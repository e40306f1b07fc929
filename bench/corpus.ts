/**
 * Imports thousands of real messages and the malformed and hostile ones of the tests, one after another, and reports the
 * results. Exits with 1 if one crashed the import, took more than 20 seconds, was rejected without a reason, or left the
 * recipient's address in anything public. `--every 10` uses every tenth real message.
 */
import { setImmediate as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { malformedMessages } from '#test/malformed-messages.ts'
import { parseMessage } from '#app/features/ingest/parse/parse-message.server.ts'
import { prepareEmail } from '#app/features/ingest/prepare.server.ts'
import type { PreparedEmail } from '#app/features/ingest/prepared-email.ts'
import { receivedMail, templates, type RealMail } from './real-mail.ts'

const SLOW_MS = 20_000

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } })
const real = [...receivedMail(), ...templates()].filter((_, index) => index % Number(values.every) === 0)
const malformed = malformedMessages().map(({ name, bytes }): RealMail => ({
  name: `malformed/${name}`,
  bytes,
  kind: 'eml',
}))

const faults: string[] = []
const refusals = new Map<string, number>()
const slowest = { name: '', ms: 0 }
let added = 0
const started = performance.now()
for (const mail of [...real, ...malformed]) {
  const before = performance.now()
  try {
    await take(mail)
  } catch (error) {
    faults.push(`${mail.name}: ${String(error)}`)
  }
  const ms = performance.now() - before
  // As between two emails of an import: weakly held DOM objects are released only in between.
  await pause()
  if (ms > slowest.ms) Object.assign(slowest, { name: mail.name, ms })
  if (ms > SLOW_MS) faults.push(`${mail.name}: takes ${Math.round(ms)} ms`)
}
const seconds = (performance.now() - started) / 1000

printFigure('real messages', real.length)
printFigure('malformed and hostile', malformed.length)
printFigure('added', added)
for (const [reason, count] of [...refusals].toSorted((a, b) => b[1] - a[1]))
  printFigure(`refused: ${reason}`, count)
printFigure('slowest', `${Math.round(slowest.ms)} ms (${slowest.name})`)
printFigure(
  'together',
  `${seconds.toFixed(1)} s, ${((real.length + malformed.length) / seconds).toFixed(1)} a second`,
)
printFigure('peak memory', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
printFigure('faults', faults.length)
for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

async function take({ name, bytes, kind }: RealMail): Promise<void> {
  const prepared = await prepareEmail({ bytes, fileName: name, kind }, { render: false })
  if (!prepared.ok) {
    if (prepared.reason.length < 8) faults.push(`${name}: refused without a reason`)
    refusals.set(prepared.reason, (refusals.get(prepared.reason) ?? 0) + 1)
    return
  }
  added += 1
  if (name.startsWith('malformed/')) return
  const { recipients, sender, replyTo } = await parseMessage(bytes)
  // A message to a mailing list names the list, which also appears in its footer.
  const people = recipients.filter((address) => address !== sender.address && address !== replyTo)
  const text = publicText(prepared.email)
  for (const address of people) if (text.includes(address)) faults.push(`${name}: says ${address}`)
}

function publicText(email: PreparedEmail): string {
  const { files, originalKey: _, messageId: __, ...fields } = email
  const html = files.find(({ role }) => role === 'html')!
  return `${JSON.stringify(fields)}\n${Buffer.from(html.content).toString()}`.toLowerCase()
}

function printFigure(what: string, value: number | string): void {
  console.log(`${what.padEnd(58)} ${value}`)
}
