/** Estimates password strength in a thread, which `password-strength.server.ts` ends at its time limit. */
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

export type StrengthQuestion = { password: string; about: string[] }

/** About as many guesses as an attacker gets before the rate limits apply. */
const TOO_FEW_GUESSES = 15_000
/** The cost grows with the length, so a long password is judged by its first and last part. */
const WINDOW = 32
/** How many readings of `p@$$w0rd` are tried. */
const SUBSTITUTIONS = 8
/** Names and addresses can be long too. */
const PERSONAL_WORDS = 20

// On Linux the priority applies to this thread alone: requests take precedence when processors are scarce.
if (process.platform === 'linux') os.setPriority(10)

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
  maxLength: WINDOW,
})

parentPort?.on('message', ({ password, about }: StrengthQuestion) => {
  parentPort?.postMessage(isWeak(password, about))
})
parentPort?.postMessage('ready')

/** A password is weak when both of its ends are: one strong end is enough. */
function isWeak(password: string, about: string[]): boolean {
  const personal = about
    .flatMap((text) => [text, ...text.split(/[@\s.]+/)])
    .filter((part) => part.length > 2)
    .slice(0, PERSONAL_WORDS)
    .map((part) => part.slice(0, WINDOW))
  const ends = new Set([password.slice(0, WINDOW), password.slice(-WINDOW)])
  return [...ends].every((end) => estimator.check(end, personal).guesses < TOO_FEW_GUESSES)
}
