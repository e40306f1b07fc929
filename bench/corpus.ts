/**
 * Imports thousands of real messages and the malformed and hostile ones of the tests, one after another, and reports
 * the results: links, names, refusals, memory and time; `filing.ts` judges brands and types. Exits with 1 if one
 * crashed the import, took more than 20 seconds, was rejected without a reason, or left the recipient's address in
 * anything public. `--every 10` uses every tenth real message, `--labelled` those with a label. `--rendered 40` of the
 * added ones are also rendered, in turns with the shortest loop of screenshots.
 */
import { setImmediate as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { malformedMessages } from '#test/malformed-messages.ts'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { readEmail, renderPrepared } from '#app/intake/ingest/prepare.server.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import { isCode } from '#app/intake/ingest/privacy/codes.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { readTextBlocks } from '#app/intake/ingest/parse/text-blocks.ts'
import { closeChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import { HELD_OUT_LABELS, STUDIED_LABELS } from './corpus-labels.ts'
import { renderedEmail, takeScreenshots } from './screenshot-loop.ts'
import { visibleWords } from './visible-words.ts'
import { receivedMail, templates, type RealMail } from './real-mail.ts'

const SLOW_MS = 20_000
const LISTED_MAX = 40

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    labelled: { type: 'boolean', default: false },
    rendered: { type: 'string', default: '40' },
  },
})
const real = [...receivedMail(), ...templates()].filter(
  ({ name }, index) => index % Number(values.every) === 0 && (!values.labelled || isLabelled(name)),
)
const malformed = malformedMessages().map(({ name, bytes }): RealMail => ({
  name: `malformed/${name}`,
  bytes,
  kind: 'eml',
}))

const faults: string[] = []
const refusals = new Map<string, number>()
const links = { neutralised: 0, harmless: 0, token: 0 }
const withToken: string[] = []
const left: string[] = []
const words = { visible: 0, unread: 0, leftOut: 0, empty: 0 }
const slowest = { name: '', ms: 0 }
let added = 0
const html: RealMail[] = []
const started = performance.now()
for (const mail of [...real, ...malformed]) {
  const before = performance.now()
  try {
    await take(mail)
  } catch (error) {
    faults.push(`${mail.name}: ${String(error)}`)
  }
  const ms = performance.now() - before
  // An import pauses between two emails as well: weakly held DOM objects are only released then.
  await pause()
  if (ms > slowest.ms) Object.assign(slowest, { name: mail.name, ms })
  if (ms > SLOW_MS) faults.push(`${mail.name}: takes ${Math.round(ms)} ms`)
}
const seconds = (performance.now() - started) / 1000

printMetric('real messages', real.length)
printMetric('malformed and hostile', malformed.length)
printMetric('added', added)
for (const [reason, count] of [...refusals].toSorted((a, b) => b[1] - a[1]))
  printMetric(`refused: ${reason}`, count)
printMetric('links neutralised', links.neutralised)
printMetric('links kept, harmless', links.harmless)
printMetric('links kept with something like a token', links.token)
for (const link of withToken.slice(0, LISTED_MAX)) console.log(`  ${link}`)
printMetric('visible words', words.visible)
printMetric('visible words that no block of text has', share(words.unread, words.visible))
printMetric('visible words that Text Only leaves out', share(words.leftOut, words.visible))
printMetric('messages whose Text Only is empty though 50 words show', words.empty)
printMetric('names of recipients left', left.length)
for (const name of left.slice(0, LISTED_MAX)) console.log(`  ${name}`)
printMetric('slowest', `${Math.round(slowest.ms)} ms (${slowest.name})`)
printMetric(
  'together',
  `${seconds.toFixed(1)} s, ${((real.length + malformed.length) / seconds).toFixed(1)} a second`,
)
printMetric('peak memory', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
await compareWithLoop()
printMetric('faults', faults.length)
for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

async function take({ name, bytes, kind }: RealMail): Promise<void> {
  const prepared = await readEmail({ bytes, fileName: name, kind })
  if (!prepared.ok) {
    if (prepared.reason.length < 8) faults.push(`${name}: refused without a reason`)
    refusals.set(prepared.reason, (refusals.get(prepared.reason) ?? 0) + 1)
    return
  }
  added += 1
  if (name.startsWith('malformed/')) return
  if (prepared.email.bodyText.length > 200) html.push({ name, bytes, kind })
  const { recipients, sender, replyTo } = await parseMessage(bytes)
  // A message to a mailing list names the list, which also appears in its footer.
  const people = recipients.filter((address) => address !== sender.address && address !== replyTo)
  const text = publicText(prepared.email)
  for (const address of people) if (text.includes(address)) faults.push(`${name}: says ${address}`)
  const message = await parseMessage(bytes)
  for (const person of message.recipientNames.filter((each) => /^\p{L}+ \p{L}+$/u.test(each))) {
    if (person !== sender.name && text.includes(person.toLowerCase())) left.push(`${name}: ${person}`)
  }
  countLinks(name, prepared.email, message.html)
  countWords(prepared.email)
}

/** Counts words. Footers, menus and repeats are left out on purpose, so only a change of this number is meaningful. */
function countWords({ files, bodyText }: PreparedEmail): void {
  const document = parseHtml(Buffer.from(files.find(({ role }) => role === 'html')!.content).toString())
  const visible = wordsOf(visibleWords(document))
  const read = wordsOf(
    readTextBlocks(document)
      .map(({ text }) => text)
      .join('\n'),
  )
  const kept = wordsOf(bodyText)
  words.visible += visible.size
  words.unread += [...visible].filter((word) => !read.has(word)).length
  words.leftOut += [...visible].filter((word) => !kept.has(word)).length
  if (visible.size >= 50 && kept.size === 0) words.empty += 1
}

/** Words and numbers, each once; characters that only shape the letters around them do not count. */
function wordsOf(text: string): Set<string> {
  const plain = text.replace(/\u034f|[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').toLowerCase()
  return new Set(plain.match(/[\p{L}\p{N}]+/gu))
}

function share(part: number, whole: number): string {
  return `${part} (${((100 * part) / Math.max(1, whole)).toFixed(2)} %)`
}

function countLinks(name: string, email: PreparedEmail, source: string | null): void {
  if (!source) return
  const before = parseHtml(source).querySelectorAll('a[href^="http" i], a[href^="mailto:" i]').length
  const html = Buffer.from(email.files.find(({ role }) => role === 'html')!.content).toString()
  const kept = [...parseHtml(html).querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !href.startsWith('#'))
  links.neutralised += Math.max(0, before - kept.length)
  for (const href of kept) {
    const hasToken = href
      .split(/[/?&=#]/)
      .slice(3)
      .some(isCode)
    links[hasToken ? 'token' : 'harmless'] += 1
    if (hasToken) withToken.push(`${name.slice(0, 16)} ${href.slice(0, 120)}`)
  }
}

/** Times an import from the message to its screenshots and the shortest loop of screenshots, in turns. */
async function compareWithLoop(): Promise<void> {
  const count = Math.min(Number(values.rendered), html.length)
  if (count === 0 || !findChromium()) return
  const spent = { whole: 0, loop: 0, emails: 0 }
  for (let number = 0; number < count; number++) {
    const { name, bytes, kind } = html[Math.floor((number * html.length) / count)]!
    const began = performance.now()
    const read = await readEmail({ bytes, fileName: name, kind })
    const prepared = read.ok ? await renderPrepared(read.email) : null
    const whole = performance.now() - began
    const rendered = prepared && renderedEmail(prepared)
    if (!rendered) continue
    const again = performance.now()
    await takeScreenshots(rendered)
    // The first one starts the browser.
    if (number === 0) continue
    spent.loop += performance.now() - again
    spent.whole += whole
    spent.emails += 1
  }
  await closeChromium()
  const each = (ms: number) => `${Math.round(ms / spent.emails)} ms`
  printMetric('an email, rendered', `${each(spent.whole)} (of ${spent.emails})`)
  printMetric(
    'the loop of screenshots',
    `${each(spent.loop)}; ${(spent.whole / spent.loop).toFixed(2)} times that`,
  )
}

function isLabelled(name: string): boolean {
  const id = name.slice(0, name.indexOf('.') + 1)
  return id in STUDIED_LABELS || id in HELD_OUT_LABELS
}

function publicText(email: PreparedEmail): string {
  const { files, originalKey: _, messageId: __, ...fields } = email
  const html = files.find(({ role }) => role === 'html')!
  return `${JSON.stringify(fields)}\n${Buffer.from(html.content).toString()}`.toLowerCase()
}

function printMetric(what: string, value: number | string): void {
  console.log(`${what.padEnd(58)} ${value}`)
}
