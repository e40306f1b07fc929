/** In the dark: what becomes of the email where the reader prefers light text on a dark ground. */
import { finding, type Place } from '#app/features/checks/finding.ts'
import type { CheckedEmail, Rule } from '#app/features/checks/rule.ts'
import { placesOfSeen, placesOfViolations } from './seen-by-axe.ts'

const INVERTED_LIMITS =
  'An estimate from a few pixels and the colours of the light email. What each app changes is its own, and with styles for dark mode Apple Mail shows those instead.'

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
    id: 'inverted-text',
    group: 'dark',
    weight: 'notable',
    title: 'Dark text stands on a picture that stays light',
    why: 'The apps of Gmail and Outlook make light emails dark: they turn dark text light, and leave background pictures and gradients as they are. This text is then light on light.',
    mend: 'Put a plain background colour under the text, inside the picture or instead of it.',
    example: '<td style="background-color:#f4efe6;color:#2b2620">',
    limits: INVERTED_LIMITS,
    check: ({ source, page }) =>
      finding('inverted-text', 'notable', placesOfSeen(source, page?.inverted.text)),
  },
  {
    id: 'dark-ink',
    group: 'dark',
    weight: 'notable',
    title: 'A dark picture vanishes on a dark ground',
    why: 'This picture is dark ink on nothing. Where a mail program makes the ground dark, a logo or an icon like this is black on black.',
    mend: 'Give the drawing a thin light outline or glow, which is not seen on white, or put it on a light plate of its own.',
    limits: INVERTED_LIMITS,
    check: ({ source, page }) => finding('dark-ink', 'notable', placesOfSeen(source, page?.inverted.ink)),
  },
  {
    id: 'white-box',
    group: 'dark',
    weight: 'minor',
    title: 'Pictures become white boxes in the dark',
    why: 'This picture brings its own white ground, which melts into the white of the email. In the dark it is a glaring box.',
    mend: 'Cut the ground away and save the picture as PNG or WebP with transparency, or give it a ground that is meant to be seen.',
    limits: INVERTED_LIMITS,
    check: ({ source, page }) => finding('white-box', 'minor', placesOfSeen(source, page?.inverted.white)),
  },
  {
    id: 'background-picture',
    group: 'dark',
    weight: 'notable',
    title: 'A background picture has no colour behind it',
    why: 'Where the picture is blocked, late or unsupported, its text stands on the ground below: white on white, or black on black.',
    mend: 'Give the same element a background colour close to the picture.',
    example: '<td bgcolor="#20304a" background="…">',
    limits:
      'A colour further out may serve as well; it looks at the element itself and the one around it. In VML it looks at the shape and its fill.',
    check: ({ source }) =>
      finding('background-picture', 'notable', [
        ...barePictures(source.elements),
        ...source.outlookPictures
          .filter(({ underText, hasColour }) => underText && !hasColour)
          .map(({ place }) => place),
      ]),
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
