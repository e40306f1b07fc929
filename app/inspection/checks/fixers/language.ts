import type { CheckedEmail } from '#app/inspection/checks/check.ts'
import { changeAttribute, type Fixer, violating } from './fixer.ts'

/** A language tag with an underscore in place of the hyphen. */
const WITH_UNDERSCORE = /^[a-z]{2,3}_[a-z]{2}$/i
/** Hebrew, Arabic and the scripts beside them. */
const TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const PLAIN_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

export const language: Fixer = {
  does: 'Sets the language of the text, or corrects its spelling.',
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

export const wrongLanguage: Fixer = {
  does: 'Sets lang to the language of the text.',
  changes: ({ language: known, source }) =>
    known
      ? changeAttribute(source.elements.filter(({ tag }) => tag === 'html').slice(0, 1), 'lang', known)
      : [],
}

export const direction: Fixer = {
  does: 'Sets dir="rtl" on html and on the direct children of body, for email clients that drop html.',
  spares: 'Where parts of the email have a direction, change them by hand.',
  changes({ source }: CheckedEmail) {
    const isMarked = source.elements.some(
      ({ attributes }) => attributes.has('dir') || /direction\s{0,3}:/i.test(attributes.get('style') ?? ''),
    )
    const outer = source.elements.filter(
      ({ tag, parent }) => tag === 'html' || (parent?.tag === 'body' && /^(?:table|div|center|p)$/.test(tag)),
    )
    return isMarked || !TO_LEFT.test(source.html) ? [] : changeAttribute(outer, 'dir', 'rtl')
  },
}
