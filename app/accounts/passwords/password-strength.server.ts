/** Checks how easy a password is to guess, in a separate thread with a time limit. */
import { Worker } from 'node:worker_threads'
import { log } from '#app/platform/lib/log.server.ts'
import { workerUrl } from '#app/platform/lib/worker-url.server.ts'
import { copy } from '../copy.ts'
import type { WeakPassword } from '../outcomes.ts'
import type { StrengthQuestion } from './password-worker.ts'

/** Milliseconds for one estimate, also on a busy machine. An ordinary password takes ten, the worst known case eighty. */
const ESTIMATE_DEADLINE = 5_000
/** Milliseconds for a whole check, including loading the dictionaries on a busy machine and waiting in the queue. */
const DEADLINE = 15_000
const MAX_WAITING = 50

/** Why a password is easy to guess, else null. Apply a rate limit first: this is expensive. */
export async function checkPasswordStrength(password: string, about: string[]): Promise<WeakPassword | null> {
  const strength = await estimate({ password, about })
  if (strength === 'unjudged') return isLongAndVaried(password) ? null : weak(copy.errors.uncheckedPassword)
  return strength === 'weak' ? weak(copy.errors.weakPassword) : null
}

/** The fallback rule without an estimate: short or repetitive passwords are refused. */
export function isLongAndVaried(password: string): boolean {
  return password.length >= 12 && new Set(password).size >= 6
}

function weak(message: string): WeakPassword {
  return { ok: false, reason: 'weak-password', message }
}

type Estimate = 'weak' | 'strong' | 'unjudged'
type Waiting = StrengthQuestion & { answer(estimate: Estimate): void }

const waiting: Waiting[] = []
let thread: { worker: Worker; current?: Waiting; deadline?: NodeJS.Timeout; ready: boolean } | undefined

function estimate(question: StrengthQuestion): Promise<Estimate> {
  if (waiting.length >= MAX_WAITING) return Promise.resolve('unjudged')
  return new Promise((resolve) => {
    const one: Waiting = {
      ...question,
      answer(result) {
        clearTimeout(deadline)
        resolve(result)
      },
    }
    const deadline = setTimeout(() => {
      if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1)
      resolve('unjudged')
    }, DEADLINE)
    waiting.push(one)
    askNext()
  })
}

function askNext(): void {
  if (waiting.length === 0) return
  thread ??= startThread()
  if (!thread.ready || thread.current) return
  const { password, about } = (thread.current = waiting.shift()!)
  thread.deadline = setTimeout(
    () => replaceThread(new Error('the estimate took too long')),
    ESTIMATE_DEADLINE,
  )
  thread.worker.postMessage({ password, about } satisfies StrengthQuestion)
}

/** Started with the first password: the dictionaries take memory that a gallery without accounts does not need. */
function startThread(): NonNullable<typeof thread> {
  const worker = new Worker(workerUrl('app/accounts/passwords/password-worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  worker.unref()
  worker.on('message', (message: 'ready' | boolean) => {
    if (thread?.worker !== worker) return
    if (message === 'ready') thread.ready = true
    else settle(message ? 'weak' : 'strong')
    askNext()
  })
  worker.on('error', (error) => thread?.worker === worker && replaceThread(error))
  return { worker, ready: false }
}

function settle(result: Estimate): void {
  clearTimeout(thread?.deadline)
  thread?.current?.answer(result)
  if (thread) thread.current = undefined
}

/** Abandons the current password; the next one gets a new thread. */
function replaceThread(error: Error): void {
  log.warn({ err: error }, 'the strength of a password could not be estimated')
  const old = thread
  // A thread that fails while loading would fail again for every password.
  if (!old?.ready) for (const one of waiting.splice(0)) one.answer('unjudged')
  settle('unjudged')
  thread = undefined
  void old?.worker.terminate()
  askNext()
}
