/** The fixers by check. A check without one needs a decision by the author. */
import type { CheckedEmail } from './check.ts'
import { closestTable, plainTables } from './definitions/layout-tables.ts'
import type { EmailElement } from './email-source.ts'
import { contrast } from './fixers/contrast.ts'
import { changeAttribute, type Fixer, placesAt, violating } from './fixers/fixer.ts'
import type { Issue } from './issue.ts'
import { lastDeclaration } from './start-tag.ts'

/** A language tag with an underscore in place of the hyphen. */
const WITH_UNDERSCORE = /^[a-z]{2,3}_[a-z]{2}$/i
/** Hebrew, Arabic and the scripts beside them. */
const TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const PLAIN_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

const language: Fixer = {
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

const wrongLanguage: Fixer = {
  does: 'Sets lang to the language of the text.',
  changes: ({ language: known, source }) =>
    known
      ? changeAttribute(source.elements.filter(({ tag }) => tag === 'html').slice(0, 1), 'lang', known)
      : [],
}

const direction: Fixer = {
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

/** Images thinner than this, in CSS pixels, tell a reader nothing. */
const SPACER_MAX = 3

const spacerWords: Fixer = {
  does: 'Adds an empty alt text to spacer images: at most 3 pixels wide or high, and not in a link.',
  spares: 'Write the alt text of other images by hand.',
  changes: (email) => changeAttribute(violating(email, 'image-alt').filter(isSpacer), 'alt', ''),
}

const repeatedWords: Fixer = {
  does: 'Empties the alt text, because the link has the same text.',
  changes: (email) =>
    changeAttribute(
      violating(email, 'image-redundant-alt').filter(({ tag }) => tag === 'img'),
      'alt',
      '',
    ),
}

function isSpacer(element: EmailElement): boolean {
  return (
    element.tag === 'img' &&
    !isInLink(element) &&
    ['width', 'height'].some((side) => {
      const stated = element.attributes.get(side)
      return stated !== undefined && /^\d{1,4}(?:px)?$/.test(stated) && Number.parseInt(stated) <= SPACER_MAX
    })
  )
}

function isInLink({ parent }: EmailElement): boolean {
  let element = parent
  while (element && element.tag !== 'a') element = element.parent
  return element !== null
}

const linkInText: Fixer = {
  does: 'Underlines the links.',
  changes(email) {
    // A rule with `!important` in a style sheet would win.
    const insists = email.source.elements.some(
      ({ tag, text }) => tag === 'style' && decorations(text).some((one) => one.includes('!')),
    )
    const links = violating(email, 'link-in-text-block').filter(isPlainLink)
    const at = insists ? [] : placesAt(links)
    return at.length > 0 ? [{ at, property: 'text-decoration', value: 'underline' }] : []
  },
}

function isPlainLink({ tag, attributes }: EmailElement): boolean {
  const stated = decorations(attributes.get('style') ?? '')
  return tag === 'a' && stated.every((one) => !/!|text-decoration-/.test(one))
}

function decorations(css: string): string[] {
  return css
    .toLowerCase()
    .split(/[;{}]/)
    .filter((declaration) => declaration.includes('text-decoration'))
}

const layoutTable: Fixer = {
  does: 'Adds role="presentation" to tables that are certainly layout: one row or column, or with a nested table.',
  spares: 'A table with several rows and columns may hold data. Decide by hand.',
  changes: ({ source }) => changeAttribute(tablesOfLayout(source.elements), 'role', 'presentation'),
}

type Shape = { rows: number; columns: number; cellsInRow: number; holdsTable: boolean }

/** The tables that Firefox, too, presents without a grid. */
function tablesOfLayout(elements: EmailElement[]): EmailElement[] {
  const shapes = new Map<EmailElement, Shape>()
  for (const element of elements) {
    const shape = shapes.get(closestTable(element)!)
    if (shape) count(shape, element)
    if (element.tag === 'table') {
      shapes.set(element, { rows: 0, columns: 0, cellsInRow: 0, holdsTable: false })
    }
  }
  return plainTables(elements).filter((table) => {
    const { rows, columns, holdsTable } = shapes.get(table)!
    return rows <= 1 || columns <= 1 || holdsTable
  })
}

function count(shape: Shape, { tag }: EmailElement): void {
  if (tag === 'table') shape.holdsTable = true
  else if (tag === 'tr') {
    shape.rows += 1
    shape.cellsInRow = 0
  } else if (tag === 'td') {
    shape.cellsInRow += 1
    shape.columns = Math.max(shape.columns, shape.cellsInRow)
  }
}

const colorScheme: Fixer = {
  does: 'Declares in the head that the email supports light and dark.',
  spares:
    'If the body has no colors, email clients would use their own after the declaration. Set colors first.',
  changes({ source }) {
    const head = source.elements.find(({ tag }) => tag === 'head')?.place?.at
    const body = source.elements.find(({ tag }) => tag === 'body')
    if (!head || !body || !statesColors(body)) return []
    return [{ at: [head], behind: '<meta name="color-scheme" content="light dark">' }]
  },
}

function statesColors({ attributes }: EmailElement): boolean {
  const style = attributes.get('style') ?? ''
  const states = (...properties: string[]) => properties.some((name) => lastDeclaration(style, name)?.value)
  return (
    (attributes.has('bgcolor') || states('background', 'background-color')) &&
    (attributes.has('text') || states('color'))
  )
}

export const FIXERS: Record<string, Fixer | undefined> = {
  language,
  'wrong-language': wrongLanguage,
  direction,
  contrast,
  'layout-table': layoutTable,
  'picture-words': spacerWords,
  'repeated-words': repeatedWords,
  'link-in-text': linkInText,
  'no-color-scheme': colorScheme,
}

export function withFix(found: Issue, email: CheckedEmail): Issue {
  const fix = FIXERS[found.rule]?.changes(email) ?? []
  return fix.length > 0 ? { ...found, fix } : found
}

export function fixedPlaces({ fix }: Issue): number {
  return fix?.reduce((sum, { at }) => sum + at.length, 0) ?? 0
}
