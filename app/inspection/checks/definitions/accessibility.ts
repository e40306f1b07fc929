/** Accessibility: checks that axe-core lacks, because it does not know emails. */
import { type EmailElement, placesOf } from '#app/inspection/checks/email-source.ts'
import { issue } from '#app/inspection/checks/issue.ts'
import type { Check } from '#app/inspection/checks/check.ts'
import { plainTables } from './layout-tables.ts'
import { placesOfSeen } from './accessibility-axe.ts'

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)(?:-|$)/i
/** Link texts that say nothing when read alone. */
const VAGUE =
  /^(?:click(?: here)?|here|tap here|this(?: link)?|link|more|read more|learn more|see more|find out more|details|hier|hier klicken|mehr|weiterlesen|mehr erfahren|ici|cliquez ici|en savoir plus|aquí|haz clic aquí|leer más|más)$/i
const PICTURES_ONLY_SHARE = 85
const WORDS_ENOUGH = 40

export const accessibilityChecks: Check[] = [
  {
    id: 'layout-table',
    group: 'everyone',
    severity: 'moderate',
    title: 'Layout tables are announced as data tables',
    why: 'For every layout table, a screen reader says “table with 3 columns and 5 rows” before it reads any text.',
    fix: 'Give every layout table role="presentation". Data tables keep their role and get th elements.',
    example: '<table role="presentation" cellpadding="0" cellspacing="0">',
    limits:
      'A table with th elements, a caption or a summary counts as a data table. The check cannot know what a table means.',
    check: ({ source }) => issue('layout-table', 'moderate', placesOf(plainTables(source.elements))),
  },
  {
    id: 'no-heading',
    group: 'everyone',
    severity: 'minor',
    title: 'No headings',
    why: 'Screen reader users jump from heading to heading. Without headings, the email is one long paragraph.',
    fix: 'Make the headline an h1 and the titles of sections h2, styled as they are now.',
    example: '<h1 style="margin:0;font-size:32px">Chairs for small rooms</h1>',
    limits: 'Short emails, such as a receipt of three lines, may need none.',
    check({ source, stats }) {
      const hasHeading = source.elements.some(
        ({ tag, attributes }) => /^h[1-6]$/.test(tag) || attributes.get('role') === 'heading',
      )
      return hasHeading || stats.wordCount < WORDS_ENOUGH ? null : issue('no-heading', 'minor', [{}])
    },
  },
  {
    id: 'vague-link',
    group: 'everyone',
    severity: 'minor',
    title: 'Links say only “here” or “read more”',
    why: 'Screen readers list links by their text. A list of ten “read more” says nothing.',
    fix: 'Say in the link text where the link leads.',
    example: '<a href="…">Read how the chair is made</a>',
    limits: 'The check knows such phrases in English, German, French and Spanish.',
    check: ({ source }) => issue('vague-link', 'minor', placesOf(source.elements.filter(isVague))),
  },
  {
    id: 'direction',
    group: 'everyone',
    severity: 'serious',
    title: 'Right-to-left text has no direction',
    why: 'Without a direction, sentences in Arabic or Hebrew end on the wrong side, and punctuation and numbers change places.',
    fix: 'Set dir="rtl" on a wrapper inside the body as well, since some clients drop the attributes of html and body.',
    example: '<div dir="rtl" lang="ar">',
    limits: 'The check uses the email’s language, which may be guessed.',
    check({ source, language }) {
      if (!language || !RIGHT_TO_LEFT.test(language)) return null
      const isMarked = source.elements.some(
        ({ attributes }) =>
          /^(?:rtl|auto)$/i.test(attributes.get('dir') ?? '') ||
          /direction\s{0,3}:\s{0,3}rtl/i.test(attributes.get('style') ?? ''),
      )
      return isMarked ? null : issue('direction', 'serious', [{}])
    },
  },
  {
    id: 'pictures-only',
    group: 'everyone',
    severity: 'serious',
    title: 'The email is mostly images of text',
    why: 'Text in images is not read out, enlarged or translated, and is missing where images are blocked.',
    fix: 'Write headline, price and button as HTML text, and use images only for what text cannot show.',
    limits: 'The check compares the area of images with the number of words. It does not read the images.',
    check({ stats, page }) {
      if (!page || page.pictureShare < PICTURES_ONLY_SHARE || stats.wordCount >= WORDS_ENOUGH) return null
      return issue('pictures-only', 'serious', [{}], `${page.pictureShare}% images, ${stats.wordCount} words`)
    },
  },
  {
    id: 'outlook-picture-words',
    group: 'everyone',
    severity: 'moderate',
    title: 'Outlook images have no alt text',
    why: 'Outlook for Windows shows this image instead of the one in other clients. Without alt text, a screen reader says “graphic” or nothing.',
    fix: 'Give the VML shape the alt text of the image that it replaces, or an empty one if it is decoration.',
    example: '<v:image src="…" alt="A green armchair by a window" style="width:600px;height:300px">',
    limits:
      'A shape with text on it counts as a background, which needs no alt text. Images that the gallery does not have are not checked.',
    check: ({ source }) =>
      issue(
        'outlook-picture-words',
        'moderate',
        source.outlookPictures
          .filter(({ underText, hasWords }) => !underText && !hasWords)
          .map(({ place }) => place),
      ),
  },
  {
    id: 'small-text',
    group: 'everyone',
    severity: 'minor',
    title: 'Text is smaller than 11 pixels',
    why: 'Small text is hard to read for many people over forty, and on phones.',
    fix: 'Use at least 12 pixels; 14 to 16 are easy to read.',
    example: '<p style="font-size:13px;line-height:20px">',
    limits: 'Text is measured at desktop width. Clients may enlarge small text.',
    check: ({ source, page }) => issue('small-text', 'minor', placesOfSeen(source, page?.smallText)),
  },
]

function isVague({ tag, attributes, text }: EmailElement): boolean {
  if (tag !== 'a' || !attributes.has('href') || attributes.has('aria-label')) return false
  return VAGUE.test(text.replaceAll(/[\s.…→›»>!]+/g, ' ').trim())
}
