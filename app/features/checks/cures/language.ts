import type { CheckedEmail } from '#app/features/checks/rule.ts'
import { changeAttribute, type Cure, violating } from './cure.ts'

/** A language tag with a dash where the standard has one. */
const WITH_UNDERSCORE = /^[a-z]{2,3}_[a-z]{2}$/i
const PLAIN_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

export const language: Cure = {
  does: 'States the language that the text is written in, or writes the stated one as the standard has it.',
  changes(email) {
    const { language: known, source } = email
    const html = source.elements.filter(({ tag }) => tag === 'html').slice(0, 1)
    const wrong = violating(email, 'html-lang-valid', 'valid-lang').flatMap((element) => {
      const stated = element.attributes.get('lang') ?? ''
      return WITH_UNDERSCORE.test(stated) ? changeAttribute([element], 'lang', stated.replace('_', '-')) : []
    })
    if (wrong.length > 0) return wrong
    const isMissing = violating(email, 'html-has-lang', 'html-lang-valid').length > 0
    return isMissing && known && PLAIN_TAG.test(known) ? changeAttribute(html, 'lang', known) : []
  },
}

export const direction: Cure = {
  does: 'Sets dir="rtl" on html, and on what stands directly in the body, for mail programs that drop html.',
  changes({ source }: CheckedEmail) {
    const outer = source.elements.filter(
      ({ tag, parent }) => tag === 'html' || (parent?.tag === 'body' && /^(?:table|div|center|p)$/.test(tag)),
    )
    return changeAttribute(outer, 'dir', 'rtl')
  },
}
