/** Rules for arrivals, applied before any review. Texts are compared literally, without patterns. */
import type { RuleConditions, RuleOutcome } from '#app/platform/db/json-columns.ts'
import { arrivalCopy } from './inbox-copy.ts'

export type RuleSubject = {
  sender: string | null
  listId: string | null
  addressId: string | null
  subject: string
  type: { value: string; confidence: number } | null
}

export function firstMatch<R extends { conditions: RuleConditions; enabled: boolean }>(
  rules: R[],
  subject: RuleSubject,
): R | null {
  return rules.find(({ enabled, conditions }) => enabled && matches(conditions, subject)) ?? null
}

/** Every condition must be met; a rule without conditions matches nothing. */
export function matches(when: RuleConditions, subject: RuleSubject): boolean {
  if (!hasConditions(when)) return false
  const sender = subject.sender?.toLowerCase() ?? ''
  return (
    (!when.sender || sender === when.sender.toLowerCase()) &&
    (!when.domain || isWithin(sender.slice(sender.lastIndexOf('@') + 1), when.domain)) &&
    (!when.listId || bareListId(subject.listId) === bareListId(when.listId)) &&
    (!when.addressId || subject.addressId === when.addressId) &&
    (!when.subjectWords?.length || hasWords(subject.subject, when.subjectWords)) &&
    (!when.type ||
      (subject.type?.value === when.type.slug && subject.type.confidence >= when.type.confidence))
  )
}

export function hasConditions({ subjectWords, ...when }: RuleConditions): boolean {
  return (subjectWords?.length ?? 0) > 0 || Object.values(when).some(Boolean)
}

/** For all mail of its sender. */
export function conditionsFromExample({
  sender,
  listId,
}: Pick<RuleSubject, 'sender' | 'listId'>): RuleConditions {
  if (sender) return { sender: sender.toLowerCase() }
  const id = bareListId(listId)
  return id ? { listId: id } : {}
}

/** `news.acme.test` of `Acme News <news.acme.test>`. */
export function bareListId(header: string | null): string {
  const value = header ?? ''
  return value
    .slice(value.lastIndexOf('<') + 1)
    .split('>')[0]!
    .trim()
    .toLowerCase()
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** A rule as a sentence. `addressOf` gives the inbox address of an id. */
export function describeConditions(when: RuleConditions, addressOf: (id: string) => string): string {
  const parts = [
    when.sender && `from ${when.sender}`,
    when.domain && `from ${when.domain} or a subdomain`,
    when.listId && `of the list ${bareListId(when.listId)}`,
    when.addressId && `sent to ${addressOf(when.addressId)}`,
    when.subjectWords?.length && `with “${when.subjectWords.join(' ')}” in its subject`,
    when.type && `guessed as ${when.type.slug} (${Math.round(when.type.confidence * 100)}% or more)`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function describeOutcome({ brand, type, occasion, decision }: RuleOutcome): string {
  const verb = arrivalCopy.outcomes[decision]
  const parts = [brand && `brand ${brand}`, type && `type ${type}`, occasion && `occasion ${occasion}`]
  const details = parts.filter(Boolean).join(', ')
  return details ? `${verb}: ${details}` : verb
}

function isWithin(domain: string, wanted: string): boolean {
  const bare = wanted.toLowerCase().replace(/^@/, '')
  return domain === bare || domain.endsWith(`.${bare}`)
}

/** Scripts without spaces have no words to compare, so the text itself must occur. */
function hasWords(subject: string, wanted: string[]): boolean {
  const text = subject.toLowerCase()
  const words = new Set(wordsOf(text))
  return wanted.flatMap(wordsOf).every((word) => words.has(word) || (isWide(word) && text.includes(word)))
}

function isWide(word: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word)
}
