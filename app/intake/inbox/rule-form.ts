import type { RuleConditions, RuleOutcome } from '#app/platform/db/json-columns.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'
import { inboxCopy } from './inbox-copy.ts'
import { bareListId, hasConditions, wordsOf } from './rules.ts'
import { fieldCopy } from '#app/platform/lib/field-copy.ts'

const TEXT_MAX = 200
const WORDS_MAX = 20

const text = z.string().trim().toLowerCase().max(TEXT_MAX, fieldCopy.tooLong(TEXT_MAX)).catch('')
const slug = z.string().trim().max(120).catch('')

export const ruleForm = z
  .object({
    sender: text,
    domain: text,
    listId: text,
    addressId: z.string().refine(isUuid).catch(''),
    subjectWords: text,
    type: slug,
    confidence: z.coerce.number().min(0).max(100).catch(70),
    brand: slug,
    setType: slug,
    occasion: slug,
    decision: z.enum(['publish', 'review', 'hide']).catch('review'),
  })
  .transform(({ type, confidence, subjectWords, listId, sender, domain, addressId, ...outcome }) => {
    const words = wordsOf(subjectWords).slice(0, WORDS_MAX)
    const conditions: RuleConditions = {
      ...(sender && { sender }),
      ...(domain && { domain }),
      ...(listId && { listId: bareListId(listId) }),
      ...(addressId && { addressId }),
      ...(words.length > 0 && { subjectWords: words }),
      ...(type && { type: { slug: type, confidence: confidence / 100 } }),
    }
    const { brand, setType, occasion, decision } = outcome
    const rule: { conditions: RuleConditions; outcome: RuleOutcome } = {
      conditions,
      outcome: {
        ...(brand && { brand }),
        ...(setType && { type: setType }),
        ...(occasion && { occasion }),
        decision,
      },
    }
    return rule
  })
  .refine(({ conditions }) => hasConditions(conditions), { message: inboxCopy.noCondition, path: ['sender'] })

export type RuleInput = z.output<typeof ruleForm>

export function ruleFormValues({ conditions, outcome }: RuleInput): Record<string, string> {
  const { subjectWords, type, ...texts } = conditions
  const { brand, type: setType, occasion, decision } = outcome
  const values = {
    ...texts,
    subjectWords: subjectWords?.join(' '),
    type: type?.slug,
    confidence: type && String(Math.round(type.confidence * 100)),
    brand,
    setType,
    occasion,
    decision,
  }
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
