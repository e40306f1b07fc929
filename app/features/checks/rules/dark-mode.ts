/** In the dark: what becomes of the email where the reader prefers light text on a dark ground. */
import { finding, type Place } from '#app/features/checks/finding.ts'
import type { CheckedEmail, Rule } from '#app/features/checks/rule.ts'
import { placesOfViolations } from './seen-by-axe.ts'

export const darkModeRules: Rule[] = [
  {
    id: 'dark-contrast',
    group: 'dark',
    weight: 'serious',
    title: 'In its own dark colours, text is hard to read',
    why: 'The email has styles for dark mode, and with them this text has too little contrast to its ground.',
    mend: 'Change colour and background together in the dark styles. Normal text needs 4.5 to 1, large text 3 to 1.',
    example:
      '@media (prefers-color-scheme: dark) { .card { background:#1b1b1f !important; color:#f2f2f2 !important } }',
    limits: 'axe-core computes it from styles. Over pictures and gradients it says nothing.',
    check({ source, page }) {
      const dark = page?.dark?.filter(({ axe }) => axe === 'color-contrast') ?? []
      const found = finding('dark-contrast', 'serious', placesOfViolations(source, dark))
      return found && { ...found, count: dark[0]!.count }
    },
  },
  {
    id: 'no-dark-styles',
    group: 'dark',
    weight: 'minor',
    title: 'Dark mode is left to the mail program',
    why: 'Some clients change colours by themselves when an email says nothing. What comes out is up to them.',
    mend: 'Declare that both are fine with color-scheme, and give the main areas dark colours of their own.',
    example: '<meta name="color-scheme" content="light dark">',
    limits: 'Gmail and Outlook change colours even so. An email that is dark already needs nothing.',
    check: (email) =>
      hasDarkStyles(email) || declares(email) ? null : finding('no-dark-styles', 'minor', [{}]),
  },
  {
    id: 'no-color-scheme',
    group: 'dark',
    weight: 'minor',
    title: 'Dark styles without a declaration',
    why: 'Apple Mail uses an email’s own dark styles reliably only when the email declares that it supports them.',
    mend: 'Add the meta element color-scheme to the head.',
    example: '<meta name="color-scheme" content="light dark">',
    limits: 'Versions differ; some need no declaration.',
    check: (email) =>
      !hasDarkStyles(email) || declares(email) ? null : finding('no-color-scheme', 'minor', [{}]),
  },
  {
    id: 'background-picture',
    group: 'dark',
    weight: 'notable',
    title: 'A background picture has no colour behind it',
    why: 'Where the picture is blocked, late or unsupported, its text stands on the ground below: white on white, or black on black.',
    mend: 'Give the same element a background colour close to the picture.',
    example: '<td bgcolor="#20304a" background="…">',
    limits: 'A colour further out may serve as well; it looks at the element itself and the one around it.',
    check: ({ source }) => finding('background-picture', 'notable', barePictures(source.elements)),
  },
]

function hasDarkStyles({ stats }: CheckedEmail): boolean {
  return stats.darkStyles
}

function declares({ source }: CheckedEmail): boolean {
  return source.elements.some(
    ({ tag, attributes, text }) =>
      (tag === 'meta' && /^(?:supported-)?color-schemes?$/i.test(attributes.get('name') ?? '')) ||
      (tag === 'style' && /color-scheme\s{0,9}:\s{0,9}(?:light|dark|only)/i.test(text)),
  )
}

const COLOUR =
  /#[0-9a-f]{3,8}|rgb|hsl|\b(?:black|white|gr[ae]y|red|green|blue|navy|beige|ivory|orange|pink|purple|brown)\b/i

/** The backgrounds that a style states. */
function backgroundsOf(attributes: Map<string, string>): string[] {
  return (attributes.get('style') ?? '')
    .slice(0, 4000)
    .split(';')
    .filter((declaration) => declaration.trimStart().toLowerCase().startsWith('background'))
}

function barePictures(elements: CheckedEmail['source']['elements']): Place[] {
  return elements
    .filter(
      ({ attributes }) =>
        attributes.has('background') || backgroundsOf(attributes).some((value) => value.includes('url(')),
    )
    .filter((element) => element.text.trim() !== '')
    .filter(
      (element) =>
        !hasColour(element.attributes) && !(element.parent && hasColour(element.parent.attributes)),
    )
    .map(({ place }) => place ?? {})
}

function hasColour(attributes: Map<string, string>): boolean {
  return Boolean(attributes.get('bgcolor')) || backgroundsOf(attributes).some((value) => COLOUR.test(value))
}
