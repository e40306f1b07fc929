/**
 * How well imports file emails: brand, type, industry and language compared with the answers of people, for received
 * mail (`corpus-labels.ts`), composed mail of today (`modern-mail.ts`) and the samples. Rules may be tuned with the
 * studied half in view. Of the held-out half, which has other senders, only measurements are printed, and only with
 * `--held-out`.
 */
import { parseArgs } from 'node:util'
import { SURE_ENOUGH } from '#app/intake/ingest/guess/placement.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import type { Guess } from '#app/platform/db/json-columns.ts'
import { HELD_OUT_LABELS, industryOf, STUDIED_LABELS } from './corpus-labels.ts'
import { type Answers, modernMail } from './modern-mail.ts'
import { receivedMail } from './real-mail.ts'
import { sampleMail } from './sample-mail.ts'

type Mail = { name: string; bytes: Buffer; answers: Answers; isHeldOut: boolean }
type Count = { asked: number; filed: number; right: number }

const { values } = parseArgs({ options: { 'held-out': { type: 'boolean', default: false } } })
const isHeldOut = values['held-out']

/** Labelled messages in another language than English. */
const FOREIGN: Record<string, string> = {
  'hard-ham-1/00006.': 'de',
  'hard-ham-1/00009.': 'de',
  'spam-2/01050.': 'tr',
}

const KINDS = ['brand', 'type', 'industry', 'language'] as const
const sets: [string, Mail[]][] = [
  ['received', received()],
  ['modern', modernMail().map((mail, index) => ({ ...mail, isHeldOut: index % 2 === 1 }))],
  ['samples', samples()],
]
const total = newScore()
for (const [name, mails] of sets) {
  const score = newScore()
  for (const mail of mails.filter((each) => each.isHeldOut === isHeldOut)) await judge(mail, score)
  print(name, score)
  for (const kind of KINDS) {
    for (const key of ['asked', 'filed', 'right'] as const) total[kind][key] += score[kind][key]
  }
}
print('all', total)

async function judge({ name, bytes, answers }: Mail, score: ReturnType<typeof newScore>): Promise<void> {
  const prepared = await readEmail({ bytes, fileName: name, kind: 'eml' })
  if (!prepared.ok) throw new Error(`${name}: ${prepared.reason}`)
  const { guesses = {} } = prepared.email
  compare(name, 'brand', guesses.brand && { ...guesses.brand, confidence: 1 }, answers.brand, score.brand)
  compare(name, 'type', guesses.emailType, answers.type, score.type)
  compare(name, 'industry', guesses.industry, answers.industry, score.industry)
  const { language } = prepared.email
  const spoken = language ? { value: language, confidence: 1, reason: '' } : undefined
  compare(name, 'language', spoken, answers.language === null ? [] : [answers.language], score.language)
}

function compare(name: string, kind: string, guess: Guess | undefined, right: string[], count: Count): void {
  if (right.length === 0) return
  count.asked += 1
  const isFiled = guess !== undefined && guess.confidence >= SURE_ENOUGH
  const isRight =
    guess !== undefined && right.some((each) => each.toLowerCase() === guess.value.toLowerCase())
  if (isFiled) count.filed += 1
  if (isFiled && isRight) count.right += 1
  if (isHeldOut || (isFiled && isRight)) return
  console.log(
    `  ${name} ${kind} ${right[0]!}: ${guess ? `${guess.value} ${guess.confidence} (${guess.reason})` : 'nothing'}`,
  )
}

function newScore(): Record<(typeof KINDS)[number], Count> {
  const none = () => ({ asked: 0, filed: 0, right: 0 })
  return { brand: none(), type: none(), industry: none(), language: none() }
}

function print(name: string, score: ReturnType<typeof newScore>): void {
  for (const kind of KINDS) {
    const { asked, filed, right } = score[kind]
    const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
    console.log(
      `${name.padEnd(9)} ${kind.padEnd(9)} ${String(asked).padStart(4)} asked, filed ${share(filed, asked)}, of these right ${share(right, filed)}, right of all ${share(right, asked)}`,
    )
  }
}

function received(): Mail[] {
  return receivedMail().flatMap(({ name, bytes }) => {
    const id = name.slice(0, name.indexOf('.') + 1)
    const label = STUDIED_LABELS[id] ?? HELD_OUT_LABELS[id]
    if (!label) return []
    const answers = {
      brand: label.brand,
      type: label.type ?? [],
      industry: industryOf(label),
      language: FOREIGN[id] ?? 'en',
    }
    return { name, bytes, answers, isHeldOut: id in HELD_OUT_LABELS }
  })
}

function samples(): Mail[] {
  const mails = sampleMail()
  const senders = [...new Set(mails.map(({ sender }) => sender))]
  return mails.map((mail) => ({ ...mail, isHeldOut: senders.indexOf(mail.sender) % 2 === 1 }))
}
