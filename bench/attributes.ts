/**
 * How many attributes of real messages the rules read as a person did (`attribute-answers.ts`): the platform, the
 * deepest reduction, and whether there is a code. Precision is the share of right values among those found, recall the
 * share of existing values that are found. Exits with 1 if a platform is right in less than 95 % of the emails where
 * one is named, in either half. `npm run bench:attributes` prints the mistakes of the half that may be studied, never
 * those of the other.
 */
import { createHash } from 'node:crypto'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { type Answer, HELD_OUT_ANSWERS, STUDIED_ANSWERS } from './attribute-answers.ts'
import { receivedMail } from './real-mail.ts'

const PLATFORM_PRECISION = 0.95

type Score = { right: number; wrong: number; missed: number }

let isGood = true
const mail = new Map(receivedMail().map(({ name, bytes }) => [digest(bytes), { name, bytes }]))
for (const [half, answers] of [
  ['studied', STUDIED_ANSWERS],
  ['held out', HELD_OUT_ANSWERS],
] as const) {
  await judge(half, answers)
}
process.exitCode = isGood ? 0 : 1

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

async function judge(half: string, answers: Record<string, Answer>): Promise<void> {
  const scores = { platform: newScore(), percent: newScore(), code: newScore() }
  const mistakes: string[] = []
  for (const [key, answer] of Object.entries(answers)) {
    const message = mail.get(key)
    if (!message) throw new Error(`The message ${key} is not among the real ones`)
    const prepared = await readEmail({ bytes: message.bytes, kind: 'eml', fileName: message.name })
    if (!prepared.ok) throw new Error(`${message.name}: ${prepared.reason}`)
    const { platform, discountPercent, hasCode } = prepared.email.emailAttributes!
    const said = {
      platform: platform ?? undefined,
      percent: discountPercent ?? undefined,
      code: hasCode || undefined,
    }
    for (const fact of ['platform', 'percent', 'code'] as const) {
      if (compare(scores[fact], said[fact], answer[fact])) continue
      mistakes.push(`  ${message.name} ${fact}: ${said[fact] ?? 'nothing'}, not ${answer[fact] ?? 'nothing'}`)
    }
  }
  console.log(`${half}: ${Object.keys(answers).length} messages`)
  for (const [fact, score] of Object.entries(scores)) print(fact, score)
  if (half === 'studied') for (const mistake of mistakes) console.log(mistake)
  const { right, wrong } = scores.platform
  isGood &&= right >= PLATFORM_PRECISION * (right + wrong)
}

function newScore(): Score {
  return { right: 0, wrong: 0, missed: 0 }
}

/** Compares two values. A wrong value counts against precision and recall. */
function compare<T>(score: Score, said: T | undefined, answer: T | undefined): boolean {
  if (said !== undefined && said === answer) score.right += 1
  else {
    if (said !== undefined) score.wrong += 1
    if (answer !== undefined) score.missed += 1
  }
  return said === answer
}

function print(fact: string, { right, wrong, missed }: Score): void {
  console.log(
    `  ${fact.padEnd(9)} precision ${share(right, right + wrong)}   recall ${share(right, right + missed)}`,
  )
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
  return `${percent.padStart(7)} (${part} of ${whole})`
}
