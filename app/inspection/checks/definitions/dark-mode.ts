/** Dark mode: how the email looks where the reader prefers light text on a dark background. */
import { type CheckedEmail, inGroup, ofWhole } from '#app/inspection/checks/check.ts'
import { type EmailElement, placesOf } from '#app/inspection/checks/email-source.ts'
import { findViolations, placesOfSeen } from './accessibility-axe.ts'

const INVERTED_LIMITS =
  'This is an estimate from a few pixels and the colors of the light email. Each app changes colors differently. Apple Mail uses the email’s dark styles instead.'

export const darkModeChecks = inGroup('dark', [
  {
    id: 'dark-contrast',
    severity: 'serious',
    title: 'Low text contrast in dark mode',
    why: 'With the email’s dark mode styles, this text has too little contrast with its background.',
    fix: 'Change text color and background together in the dark styles. Normal text needs 4.5 to 1, large text 3 to 1.',
    example:
      '@media (prefers-color-scheme: dark) { .card { background:#1b1b1f !important; color:#f2f2f2 !important } }',
    limits: 'axe-core computes contrast from styles. It cannot judge text over images and gradients.',
    find: ({ source, page }) => findViolations(source, page?.dark ?? []),
  },
  {
    id: 'no-dark-styles',
    severity: 'minor',
    title: 'No dark mode styles',
    why: 'Without dark mode styles, some clients choose the colors themselves.',
    fix: 'Declare both schemes with color-scheme, and give the main areas dark colors.',
    example: '<meta name="color-scheme" content="light dark">',
    limits: 'Gmail and Outlook change colors anyway. An email that is already dark needs no dark styles.',
    find: (email) => ofWhole(!email.stats.darkStyles && !declares(email)),
  },
  {
    id: 'no-color-scheme',
    severity: 'minor',
    title: 'Dark styles without color-scheme',
    why: 'Apple Mail applies an email’s dark styles reliably only if the email declares color-scheme.',
    fix: 'Add the meta element color-scheme to the head.',
    example: '<meta name="color-scheme" content="light dark">',
    limits: 'Versions differ; some need no declaration.',
    find: (email) => ofWhole(email.stats.darkStyles && !declares(email)),
  },
  {
    id: 'inverted-text',
    severity: 'moderate',
    title: 'Dark text on a background image that stays light',
    why: 'The Gmail and Outlook apps turn dark text light, but leave background images and gradients unchanged. This text becomes light on light.',
    fix: 'Put a plain background color under the text, over the image or instead of it.',
    example: '<td style="background-color:#f4efe6;color:#2b2620">',
    limits: INVERTED_LIMITS,
    find: ({ source, page }) => placesOfSeen(source, page?.inverted.text),
  },
  {
    id: 'dark-ink',
    severity: 'moderate',
    title: 'Dark image disappears on a dark background',
    why: 'This image is dark on a transparent background. If an email client makes the background dark, the logo or icon is black on black.',
    fix: 'Add a thin light outline, which is invisible on white, or put the image on a light background.',
    limits: INVERTED_LIMITS,
    find: ({ source, page }) => placesOfSeen(source, page?.inverted.ink),
  },
  {
    id: 'white-box',
    severity: 'minor',
    title: 'Images become white boxes in dark mode',
    why: 'This image has a white background, which blends with the white email. In dark mode it is a bright box.',
    fix: 'Remove the background and save the image as PNG or WebP with transparency, or give it a visible background.',
    limits: INVERTED_LIMITS,
    find: ({ source, page }) => placesOfSeen(source, page?.inverted.white),
  },
  {
    id: 'background-picture',
    severity: 'moderate',
    title: 'Background image without a background color',
    why: 'If the image is blocked, late or unsupported, its text is on the color below: white on white, or black on black.',
    fix: 'Give the same element a background color close to the image.',
    example: '<td bgcolor="#20304a" background="…">',
    limits: 'The check reads the element and its parent; a color further out may be enough.',
    find: ({ source }) => placesOf(source.elements.filter(isBarePicture)),
  },
])

function declares({ source }: CheckedEmail): boolean {
  return source.elements.some(
    ({ tag, attributes, text }) =>
      (tag === 'meta' && /^(?:supported-)?color-schemes?$/i.test(attributes.get('name') ?? '')) ||
      (tag === 'style' && /color-scheme\s{0,9}:\s{0,9}(?:light|dark|only)/i.test(text)),
  )
}

const COLOR =
  /#[0-9a-f]{3,8}|rgb|hsl|\b(?:black|white|gr[ae]y|red|green|blue|navy|beige|ivory|orange|pink|purple|brown)\b/i

function backgroundsOf(attributes: Map<string, string>): string[] {
  return (attributes.get('style') ?? '')
    .slice(0, 4000)
    .split(';')
    .filter((declaration) => declaration.trimStart().toLowerCase().startsWith('background'))
}

/** A background image with text on it, and without a color below. */
function isBarePicture({ attributes, text, parent }: EmailElement): boolean {
  const hasPicture =
    attributes.has('background') || backgroundsOf(attributes).some((value) => value.includes('url('))
  return hasPicture && text.trim() !== '' && !hasColor(attributes) && !(parent && hasColor(parent.attributes))
}

function hasColor(attributes: Map<string, string>): boolean {
  return Boolean(attributes.get('bgcolor')) || backgroundsOf(attributes).some((value) => COLOR.test(value))
}
