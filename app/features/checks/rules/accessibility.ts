/** Reads for everyone: what axe-core does not look for, because it does not know emails. */
import { type EmailElement, placesOf } from '#app/features/checks/email-source.ts'
import { finding } from '#app/features/checks/finding.ts'
import type { Rule } from '#app/features/checks/rule.ts'
import { plainTables } from './layout-tables.ts'
import { placesOfSeen } from './seen-by-axe.ts'

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)(?:-|$)/i
/** Links that say nothing when they are read out alone. */
const VAGUE =
  /^(?:click(?: here)?|here|tap here|this(?: link)?|link|more|read more|learn more|see more|find out more|details|hier|hier klicken|mehr|weiterlesen|mehr erfahren|ici|cliquez ici|en savoir plus|aquí|haz clic aquí|leer más|más)$/i
const PICTURES_ONLY_SHARE = 85
const WORDS_ENOUGH = 40

export const accessibilityRules: Rule[] = [
  {
    id: 'layout-table',
    group: 'everyone',
    weight: 'notable',
    title: 'Layout tables are announced as tables',
    why: 'A screen reader says “table with 3 columns and 5 rows” for every table that only holds the layout, before it comes to a word of the email.',
    mend: 'Give every table that lays out the email role="presentation". Tables of data keep their role and get th elements.',
    example: '<table role="presentation" cellpadding="0" cellspacing="0">',
    limits:
      'A table counts as one of data when it has th elements, a caption or a summary. It cannot know what a table means.',
    check: ({ source }) => finding('layout-table', 'notable', placesOf(plainTables(source.elements))),
  },
  {
    id: 'no-heading',
    group: 'everyone',
    weight: 'minor',
    title: 'There is no heading',
    why: 'People who cannot see the size of a headline move from heading to heading. Without one, the email is a single long paragraph.',
    mend: 'Make the headline an h1 and the titles of sections h2, styled as they are now.',
    example: '<h1 style="margin:0;font-size:32px">Chairs for small rooms</h1>',
    limits: 'Short messages, such as a receipt of three lines, may need none.',
    check({ source, stats }) {
      const hasHeading = source.elements.some(
        ({ tag, attributes }) => /^h[1-6]$/.test(tag) || attributes.get('role') === 'heading',
      )
      return hasHeading || stats.wordCount < WORDS_ENOUGH ? null : finding('no-heading', 'minor', [{}])
    },
  },
  {
    id: 'vague-link',
    group: 'everyone',
    weight: 'minor',
    title: 'Links say only “here” or “more”',
    why: 'Screen readers list links by their words alone. Ten times “read more” is a list of nothing.',
    mend: 'Let the words of the link say where it leads.',
    example: '<a href="…">Read how the chair is made</a>',
    limits: 'It knows such words in English, German, French and Spanish.',
    check: ({ source }) => finding('vague-link', 'minor', placesOf(source.elements.filter(isVague))),
  },
  {
    id: 'direction',
    group: 'everyone',
    weight: 'serious',
    title: 'Text from right to left is not marked as such',
    why: 'Without a direction, sentences in Arabic or Hebrew end on the wrong side, and punctuation and numbers change places.',
    mend: 'Set dir="rtl" on a wrapper inside the body as well, since some clients drop the attributes of html and body.',
    example: '<div dir="rtl" lang="ar">',
    limits: 'It goes by the language of the email, which can be a guess.',
    check({ source, language }) {
      if (!language || !RIGHT_TO_LEFT.test(language)) return null
      const isMarked = source.elements.some(
        ({ attributes }) =>
          /^(?:rtl|auto)$/i.test(attributes.get('dir') ?? '') ||
          /direction\s{0,3}:\s{0,3}rtl/i.test(attributes.get('style') ?? ''),
      )
      return isMarked ? null : finding('direction', 'serious', [{}])
    },
  },
  {
    id: 'pictures-only',
    group: 'everyone',
    weight: 'serious',
    title: 'The email is a picture of its words',
    why: 'Words in pictures are not read out, do not grow with the reader’s type size, are not translated, and are gone where pictures are blocked.',
    mend: 'Put headline, price and button into the HTML as text, and keep the picture for what only a picture shows.',
    limits:
      'It compares the area of pictures with the number of words; it does not read what is in a picture.',
    check({ stats, page }) {
      if (!page || page.pictureShare < PICTURES_ONLY_SHARE || stats.wordCount >= WORDS_ENOUGH) return null
      return finding(
        'pictures-only',
        'serious',
        [{}],
        `${page.pictureShare} % pictures, ${stats.wordCount} words`,
      )
    },
  },
  {
    id: 'outlook-picture-words',
    group: 'everyone',
    weight: 'notable',
    title: 'Pictures for Outlook have no words',
    why: 'Outlook for Windows shows this picture instead of the one that others see. Without words of its own, a screen reader says “graphic”, or nothing.',
    mend: 'Give the VML shape the alt text of the picture that it stands for, or an empty one where it is decoration.',
    example: '<v:image src="…" alt="A green armchair by a window" style="width:600px;height:300px">',
    limits:
      'A shape with text on it counts as a ground, which needs no words. Pictures that the gallery could not collect are not seen.',
    check: ({ source }) =>
      finding(
        'outlook-picture-words',
        'notable',
        source.outlookPictures
          .filter(({ underText, hasWords }) => !underText && !hasWords)
          .map(({ place }) => place),
      ),
  },
  {
    id: 'small-text',
    group: 'everyone',
    weight: 'minor',
    title: 'Text is smaller than 11 pixels',
    why: 'Small print is hard to read for most people over forty, and on a phone held at arm’s length.',
    mend: 'Set nothing below 12 pixels; 14 to 16 read well.',
    example: '<p style="font-size:13px;line-height:20px">',
    limits: 'It measures at the width of a desktop. Clients may enlarge small text themselves.',
    check: ({ source, page }) => finding('small-text', 'minor', placesOfSeen(source, page?.smallText)),
  },
]

function isVague({ tag, attributes, text }: EmailElement): boolean {
  if (tag !== 'a' || !attributes.has('href') || attributes.has('aria-label')) return false
  return VAGUE.test(text.replaceAll(/[\s.…→›»>!]+/g, ' ').trim())
}
