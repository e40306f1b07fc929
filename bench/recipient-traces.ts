/**
 * Counts the traces of recipients in real messages and in those of `personal-messages.ts`, found without the code that
 * removes it: by planted addresses, by the codes of unsubscribe links, and by first names in the place of a name. Rules
 * may be improved with the studied half in view; for the held-out half only the counts are printed.
 */
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import { impersonalMessages, personalMessages, type PersonalMessage } from '#test/personal-messages.ts'
import { HELD_OUT_LABELS, STUDIED_LABELS } from './corpus-labels.ts'
import { receivedMail } from './real-mail.ts'
import { addressedTo, formsOf } from './planted-address.ts'

const REAL_MESSAGES = 300
const ADDRESS = 'quiet.reader77@letterbox-inbox.test'

/** First names of the people who received the real messages, and the most common ones of their time. */
const FIRST_NAMES =
  'james john robert michael mike william david richard joseph thomas charles chris christopher daniel dan matthew matt anthony mark donald steven steve paul andrew kenneth george joshua kevin brian edward timothy tim ronald jason jeffrey jeff ryan gary nicholas eric stephen jonathan larry justin scott brandon frank benjamin gregory samuel sam raymond patrick alexander jack dennis jerry tyler aaron jose henry douglas adam peter nathan zachary walter kyle harold carl jeremy gerald keith roger arthur terry lawrence sean christian albert joe ethan austin jesse willie billy bryan bruce ralph roy jordan eugene wayne dylan alan juan louis russell philip randy johnny howard bobby craig mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret betty sandra ashley dorothy kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy shirley angela helen anna brenda pamela nicole ruth katherine samantha christine emma catherine debra virginia rachel carolyn janet maria heather diane julie joyce victoria kelly christina joan evelyn lauren judith olivia martha cheryl megan andrea ann alice jean doris jacqueline kathryn hannah julia gloria teresa theresa sara janice jane yyyy zzzz rod'.split(
    ' ',
  )
const ADDRESSED = [
  /^(?:hi|hello|hey|dear|good (?:morning|day)|welcome|thanks|thank you),? ([\p{L}'’-]+)(?=\s*(?:[,!:.;–—-]|$))/iu,
  /^(\p{Lu}[\p{L}'’-]+)(?=, (?:you|your|we|i|here|don|get|save|a|the|this|it)\b)/u,
  /[,–—] (\p{Lu}[\p{L}'’-]+)[!?.]*$/u,
]
const LEAVES =
  /unsubscribe|opt[- ]?out|preferences|remove (?:me|yourself|your)|abmelden|désabonner|désinscri|baja|cancelar|annulla|disiscri|uitschrijven|wypisz|配信停止|avsluta/i

type Traces = {
  messages: number
  added: number
  links: number
  addresses: number
  names: number
  held: number
  wronglyHeld: number
  removedTooMuch: number
}
type Found = { half: 'studied' | 'held out'; kind: 'real' | 'composed'; notes: string[] } & Traces

/** Prints the counts; returns how many links and addresses are left. */
export async function measureTraces(): Promise<number> {
  const scores = new Map<string, Found>()
  const scoreOf = (half: Found['half'], kind: Found['kind']) => {
    const key = `${kind}, ${half}`
    if (!scores.has(key)) {
      scores.set(key, {
        half,
        kind,
        notes: [],
        messages: 0,
        added: 0,
        links: 0,
        addresses: 0,
        names: 0,
        held: 0,
        wronglyHeld: 0,
        removedTooMuch: 0,
      })
    }
    return scores.get(key)!
  }
  for (const [at, { name, bytes }] of realMessages().entries()) {
    const id = name.slice(0, name.indexOf('.') + 1)
    const isStudied = id in STUDIED_LABELS || (!(id in HELD_OUT_LABELS) && at % 2 === 0)
    await countReal(scoreOf(isStudied ? 'studied' : 'held out', 'real'), name, bytes)
  }
  for (const [at, message] of [...personalMessages(), ...impersonalMessages()].entries()) {
    await countComposed(scoreOf(at % 2 ? 'held out' : 'studied', 'composed'), message)
  }
  for (const [key, { notes, half, kind: _, ...counts }] of scores) {
    console.log(`${key}: ${JSON.stringify(counts)}`)
    if (half === 'studied') for (const note of notes) console.log(`  ${note}`)
  }
  return [...scores.values()].reduce((sum, { links, addresses }) => sum + links + addresses, 0)
}

/** The labeled messages, which are from brands, and a regular sample of the others. */
function realMessages() {
  const all = receivedMail()
  const isLabelled = ({ name }: { name: string }) => {
    const id = name.slice(0, name.indexOf('.') + 1)
    return id in STUDIED_LABELS || id in HELD_OUT_LABELS
  }
  const labelled = all.filter(isLabelled)
  const others = all.filter((each) => !isLabelled(each))
  const step = Math.floor(others.length / (REAL_MESSAGES - labelled.length))
  return [...labelled, ...others.filter((_, at) => at % step === 0)].slice(0, REAL_MESSAGES)
}

async function countReal(score: Found, name: string, given: Buffer): Promise<void> {
  score.messages += 1
  const bytes = await addressedTo(ADDRESS, given)
  const prepared = await readEmail({ bytes, fileName: name, kind: 'eml' })
  if (!prepared.ok) return
  score.added += 1
  const message = await parseMessage(bytes)
  const { email } = prepared
  const codes = codesOf(message.html ?? '', message.unsubscribeLinks)
  countLinks(score, name, email, codes)
  const text = publicText(email)
  for (const form of formsOf(ADDRESS)) {
    if (!text.includes(form.toLowerCase())) continue
    score.addresses += 1
    score.notes.push(`address left in ${name}: ${form}`)
  }
  const held = email.guesses?.recipient
  if (held) score.held += 1
  const sender = (message.sender.name ?? '').toLowerCase()
  const called = [email.subjectLine, ...email.bodyText.split('\n')].flatMap((line) =>
    ADDRESSED.flatMap((pattern) => pattern.exec(line.trim())?.[1]?.toLowerCase() ?? []),
  )
  const whole = message.recipientNames.filter(
    (each) =>
      /^\p{L}+ \p{L}+$/u.test(each) && each !== message.sender.name && text.includes(each.toLowerCase()),
  )
  const left = [...new Set([...called, ...whole])].filter(
    (word) => whole.includes(word) || (FIRST_NAMES.includes(word) && !sender.includes(word)),
  )
  if (held && !FIRST_NAMES.includes(held.value.toLowerCase().split(' ')[0]!)) {
    score.wronglyHeld += 1
    score.notes.push(`held: “${held.value}” (${held.reason}) in ${name}: ${message.subject}`)
  }
  if (held || left.length === 0) return
  score.names += 1
  score.notes.push(`name left in ${name}: ${left.join(', ')}`)
}

async function countComposed(score: Found, message: PersonalMessage): Promise<void> {
  const { name, bytes, address, personal, codes, kept } = message
  score.messages += 1
  const prepared = await readEmail({ bytes, fileName: name, kind: 'eml' })
  if (!prepared.ok) return
  score.added += 1
  const { email } = prepared
  countLinks(score, name, email, codes)
  const text = publicText(email)
  if (address && text.includes(address)) {
    score.addresses += 1
    score.notes.push(`address left in ${name}`)
  }
  const held = email.guesses?.recipient
  if (held) score.held += 1
  const left = personal.filter((words) => text.includes(words.toLowerCase()))
  if (left.length > 0 && !held) {
    score.names += 1
    score.notes.push(`left in ${name}: ${left.join(', ')}`)
  }
  if (held && personal.length === 0) {
    score.wronglyHeld += 1
    score.notes.push(`held: “${held.value}” (${held.reason}) in ${name}`)
  }
  const gone = kept.filter((words) => !text.includes(words.toLowerCase()))
  if (gone.length === 0) return
  score.removedTooMuch += 1
  score.notes.push(`removed from ${name}: ${gone.join(', ')}`)
}

function countLinks(score: Found, name: string, { files }: PreparedEmail, codes: string[]): void {
  const html = Buffer.from(files.find(({ role }) => role === 'html')!.content).toString()
  for (const link of parseHtml(html).querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')!
    const spellings = [
      href,
      ...(href.match(/[\w+-]{8,}/g) ?? []).map((run) => Buffer.from(run, 'base64').toString()),
    ]
    const plain = spellings.map((each) => each.toLowerCase().replace(/[^a-z\d]/g, ''))
    const code = codes.find((each) => plain.some((text) => text.includes(each)))
    const isLeaving = /^https?:/.test(href) && LEAVES.test(link.textContent ?? '') && /\d{4}/.test(href)
    if (!code && !isLeaving) continue
    score.links += 1
    score.notes.push(`link left in ${name}: ${href.slice(0, 120)} (${code ?? 'to leave'})`)
  }
}

/** The codes in unsubscribe links: letters and digits with at least one digit that are no date. */
function codesOf(html: string, listed: string[]): string[] {
  const links = parseHtml(html).querySelectorAll('a[href^="http" i]')
  const leaving = [...links].filter((link) => LEAVES.test(link.textContent ?? ''))
  const all = [...listed, ...leaving.map((link) => link.getAttribute('href')!)]
  const values = all
    .filter((link) => URL.canParse(link))
    .flatMap((link) => {
      const { pathname, search } = new URL(link)
      return `${pathname}&${search}`.split(/[/?&=,;]/)
    })
  return values
    .map((value) => value.toLowerCase().replace(/[^a-z\d]/g, ''))
    .filter(
      (value) =>
        value.length >= 6 && /\d/.test(value) && !/^(?:19|20)\d{4,6}$|^[a-z]{4,}\d{1,4}$/.test(value),
    )
}

/** Fields that the gallery does not show. Guesses are for reviewers. */
const PRIVATE_FIELDS = ['files', 'originalKey', 'messageId', 'contentHash', 'guesses']

function publicText(email: PreparedEmail): string {
  const shown = Object.entries(email).filter(([name]) => !PRIVATE_FIELDS.includes(name))
  const html = Buffer.from(email.files.find(({ role }) => role === 'html')!.content).toString()
  return `${JSON.stringify(shown)}\n${html}`.toLowerCase()
}
