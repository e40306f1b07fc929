import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { WeakPassword } from './outcomes.ts'

/** Refused is what an attacker tries first: about so many guesses. Longer lists are held off by the limits. */
const TOO_FEW_GUESSES = 15_000
/** The rest of a long password cannot make it guessable, but would make the estimate slow. */
const LOOKED_AT = 72

const words = {
  straightRow: 'A row of keys is among the first things people try. Choose something less regular.',
  repeated: 'The same characters over and over are easy to guess. Choose something less regular.',
  sequences: 'A sequence such as abc or 123 is easy to guess. Choose something less regular.',
  dates: 'Dates and years are easy to guess. Add something that is not about time.',
  personal: 'This is too close to your name or address. Choose something that is not about you.',
  common: 'This password is on the lists that attackers try first. Choose another, or add a word or two.',
  other: 'This password is easy to guess. Add a word or two.',
} as const

/** Says what makes a password easy to guess; null when nothing does. `about` holds the person's name and address. */
export async function checkPasswordStrength(password: string, about: string[]): Promise<WeakPassword | null> {
  const { check } = await estimator()
  const personal = about.flatMap((text) => [text, ...text.split(/[@\s.]+/)]).filter((part) => part.length > 2)
  const { guesses, sequence } = check(password.slice(0, LOOKED_AT), personal)
  if (guesses >= TOO_FEW_GUESSES) return null
  const weakest = sequence.toSorted((a, b) => b.token.length - a.token.length)[0]
  return { ok: false, reason: 'weak-password', message: words[wordsFor(weakest)] }
}

function wordsFor(match: { pattern: string; dictionaryName?: unknown } | undefined): keyof typeof words {
  switch (match?.pattern) {
    case 'spatial':
      return 'straightRow'
    case 'repeat':
      return 'repeated'
    case 'sequence':
      return 'sequences'
    case 'date':
    case 'regex':
      return 'dates'
    case 'dictionary':
      return match.dictionaryName === 'userInputs' ? 'personal' : 'common'
    default:
      return 'other'
  }
}

type Estimator = Pick<ZxcvbnFactory, 'check'>

let loading: Promise<Estimator> | undefined

/** Its lists are large: they are read when the first password is chosen, not when the server starts. */
function estimator(): Promise<Estimator> {
  loading ??= load()
  return loading
}

async function load(): Promise<Estimator> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const factory = new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
  return { check: factory.check.bind(factory) }
}
