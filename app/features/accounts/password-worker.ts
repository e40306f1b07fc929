/**
 * The thread that estimates how guessable a password is. Crafted ones keep the estimate busy for a long time, so it
 * never runs where requests are answered; `password-strength.server.ts` ends this thread when it overruns.
 */
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

export type StrengthQuestion = { password: string; about: string[] }

/** Null when nothing makes the password easy to guess. */
export type Weakness =
  | 'keyboard-row'
  | 'repetition'
  | 'sequence'
  | 'date'
  | 'personal'
  | 'common'
  | 'other'
  | null

/** Attackers try about so many guesses before the rate limits stop them. */
const TOO_FEW_GUESSES = 15_000
/** The estimate's cost grows with the length: a longer password is judged by its two ends. */
const WINDOW = 32
/** How many readings of `p@$$w0rd` are tried. */
const SUBSTITUTIONS = 8
/** Names and addresses can be long too. */
const PERSONAL_WORDS = 20

// On Linux a priority is a thread's own: where processors are short, requests go first.
if (process.platform === 'linux') os.setPriority(10)

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
  maxLength: WINDOW,
})

parentPort?.on('message', ({ password, about }: StrengthQuestion) => {
  parentPort?.postMessage(findWeakness(password, about))
})
parentPort?.postMessage('ready')

/** A password is weak when both of its ends are: one strong end is enough to hold off guessing. */
function findWeakness(password: string, about: string[]): Weakness {
  const personal = about
    .flatMap((text) => [text, ...text.split(/[@\s.]+/)])
    .filter((part) => part.length > 2)
    .slice(0, PERSONAL_WORDS)
    .map((part) => part.slice(0, WINDOW))
  const start = weaknessOf(password.slice(0, WINDOW), personal)
  if (!start || password.length <= WINDOW) return start
  return weaknessOf(password.slice(-WINDOW), personal) && start
}

function weaknessOf(part: string, personal: string[]): Weakness {
  const { guesses, sequence } = estimator.check(part, personal)
  if (guesses >= TOO_FEW_GUESSES) return null
  const [longest] = sequence.toSorted((a, b) => b.token.length - a.token.length)
  switch (longest?.pattern) {
    case 'spatial':
      return 'keyboard-row'
    case 'repeat':
      return 'repetition'
    case 'sequence':
      return 'sequence'
    case 'date':
    case 'regex':
      return 'date'
    case 'dictionary':
      return longest['dictionaryName'] === 'userInputs' ? 'personal' : 'common'
    default:
      return 'other'
  }
}
