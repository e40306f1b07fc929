/**
 * Whether response times reveal which addresses have an account: 200 attempts of each kind against the production
 * build, from as many client addresses as the limits require. Prints medians; they should be within 10 % of each other.
 *
 *     npm run build && npm run bench:enumeration            all three forms, or only some:
 *     npm run bench:enumeration -- sign-in recovery
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBuiltServer } from '#test/built-server.ts'
import { startMailServer } from '#test/mail-server.ts'
import { median } from './median.ts'

const TRIES = 200
/** Below the hourly limit for one client address. */
const TRIES_EACH = 4
const AT_ONCE = 3
const PEOPLE = TRIES / TRIES_EACH

const NEWCOMER = { password: 'reading-lamp-9', name: 'Ada' }

const kinds = ['known', 'unconfirmed', 'unknown'] as const
const questions = {
  'sign-in': { path: '/login', form: { password: 'not-their-password' }, status: 401 },
  'sign-up': { path: '/signup', form: NEWCOMER, status: 200 },
  recovery: { path: '/forgot-password', form: {}, status: 200 },
}

const asked = process.argv.slice(2)
const folder = await mkdtemp(path.join(tmpdir(), 'mailshelf-enumeration-'))
const mail = await startMailServer()
const server = startBuiltServer({
  DATA_DIR: folder,
  SAMPLES: 'off',
  SMTP_URL: mail.url,
  MAIL_FROM: 'shelf@example.com',
  TRUST_PROXY: 'true',
})
const site = await server.ready
let network = 0

try {
  await inParallel(people('known'), async (email) => {
    await signUp(email)
    await confirm(email)
  })
  await inParallel(people('unconfirmed'), signUp)

  let differs = false
  for (const [question, { path, form, status }] of Object.entries(questions)) {
    if (asked.length > 0 && !asked.includes(question)) continue
    const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]]))
    const tries = Array.from({ length: TRIES }, (_, number) =>
      kinds.map((kind) => ({ kind, email: addressOf(kind, number, question) })),
    ).flat()
    await inParallel(tries, async ({ kind, email }) => {
      const started = performance.now()
      const answer = await ask(path, { email, ...form })
      times[kind]!.push(performance.now() - started)
      if (answer !== status) throw new Error(`${question} of ${kind} answered ${answer}`)
    })
    const medians = kinds.map((kind) => median(times[kind]!))
    const spread = Math.max(...medians) / Math.min(...medians) - 1
    differs ||= spread > 0.1
    const shown = kinds.map((kind, at) => `${kind} ${medians[at]!.toFixed(1)} ms`).join('   ')
    console.log(`${question.padEnd(9)} ${shown}   spread ${(spread * 100).toFixed(1)} %`)
  }
  process.exitCode = differs ? 1 : 0
} finally {
  server.child.kill()
  await server.ended
  await mail.close()
  await rm(folder, { recursive: true })
}

function people(kind: (typeof kinds)[number]): string[] {
  return Array.from({ length: PEOPLE }, (_, at) => addressOf(kind, at, ''))
}

/** An address is no longer unknown after a sign-up, so every attempt uses a new one. */
function addressOf(kind: (typeof kinds)[number], number: number, question: string): string {
  return kind === 'unknown'
    ? `unknown-${question}-${number}@example.com`
    : `${kind}-${number % PEOPLE}@example.com`
}

async function signUp(email: string): Promise<void> {
  const status = await ask('/signup', { email, ...NEWCOMER })
  if (status >= 400) throw new Error(`The sign-up of ${email} answered ${status}`)
}

async function ask(path: string, form: Record<string, string>): Promise<number> {
  const answer = await fetch(site + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `10.${(network >> 8) & 255}.${network++ & 255}.1` },
  })
  await answer.text()
  return answer.status
}

async function confirm(email: string): Promise<void> {
  for (let wait = 0; wait < 600; wait++) {
    const letter = mail.received.find(({ envelope }) => envelope.includes(email))
    const link = /http\S+token=([\w-]+)/.exec(letter?.text ?? '')?.[1]
    if (link) {
      const status = await ask(`/verify?token=${link}`, { password: NEWCOMER.password })
      if (status >= 400) throw new Error(`The link to ${email} answered ${status}`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No letter to ${email}`)
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
