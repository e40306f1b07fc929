/** Accessibility: the issues that axe-core finds in the rendered page, without rules that say nothing about a stored email. */
import type { EmailSource } from '#app/inspection/checks/email-source.ts'
import { emptyLinks } from './empty-links.ts'
import type { Place } from '#app/inspection/checks/issue.ts'
import { type Check, type Finding, inGroup } from '#app/inspection/checks/check.ts'
import type { RenderedElement, Violation } from '#app/inspection/checks/rendered-page.ts'

/** `axe`: the rules of axe-core that it covers. */
type AxeCheck = Omit<Check, 'group' | 'find'> & { axe: string[] }

const CHECKS: AxeCheck[] = [
  {
    id: 'picture-words',
    severity: 'serious',
    axe: ['image-alt', 'role-img-alt', 'area-alt', 'svg-img-alt'],
    title: 'Images have no alt text',
    why: 'If the image is blocked or cannot be seen, the reader gets its file name or nothing.',
    fix: 'Give every image an alt attribute. If the image is decoration, leave it empty: alt="".',
    example: '<img src="…" alt="A green armchair by a window">',
    limits: 'The check sees that there is an alt text, not whether it describes the image.',
  },
  {
    id: 'contrast',
    severity: 'serious',
    axe: ['color-contrast'],
    title: 'Low text contrast',
    why: 'Pale text is hard to read in sunlight, on poor screens and with low vision.',
    fix: 'Darken the text or lighten the background: 4.5 to 1, or 3 to 1 from 24 pixels up.',
    example: '<p style="color:#595959;background-color:#ffffff">',
    limits: 'axe-core computes contrast from styles. It cannot judge text over images and gradients.',
  },
  {
    id: 'link-words',
    severity: 'serious',
    axe: ['link-name'],
    title: 'Links have no accessible name',
    why: 'A screen reader says “link” and then spells the URL.',
    fix: 'Add text to the link, or alt text to the image in it.',
    example: '<a href="…"><img src="…" alt="Fernhill, home page"></a>',
    limits: 'The check sees that there is a name, not whether it fits.',
  },
  {
    id: 'language',
    severity: 'moderate',
    axe: ['html-has-lang', 'html-lang-valid', 'valid-lang'],
    title: 'No language set',
    why: 'A screen reader may read German with an English voice. Translation and hyphenation have to guess.',
    fix: 'Set lang on html and on a wrapper in the body, because some clients drop html.',
    example: '<html lang="en">',
    limits: 'The check sees that a language is set, not that it is the right one.',
  },
  {
    id: 'headings',
    severity: 'minor',
    axe: ['heading-order', 'empty-heading'],
    title: 'Headings skip a level or are empty',
    why: 'Headings are a table of contents for screen reader users. A skipped level sounds like a missing section.',
    fix: 'Go down one level at a time, and set the size with CSS.',
    example: '<h1>…</h1> <h2>…</h2>',
    limits: 'The check compares levels, not the structure of the content.',
  },
  {
    id: 'link-in-text',
    severity: 'moderate',
    axe: ['link-in-text-block'],
    title: 'Links in text differ only by color',
    why: 'Readers who can’t see the color can’t find the link.',
    fix: 'Underline links inside sentences.',
    example: '<a href="…" style="text-decoration:underline">',
    limits: 'The check reads only links inside a paragraph.',
  },
  {
    id: 'repeated-words',
    severity: 'minor',
    axe: ['image-redundant-alt'],
    title: 'Alt text repeats the text beside it',
    why: 'It is read out twice.',
    fix: 'Leave the alt text empty if the link has the same text beside the image.',
    example: '<a href="…"><img src="…" alt=""> Armchair</a>',
    limits: 'The check compares words, not meaning.',
  },
  {
    id: 'list-markup',
    severity: 'minor',
    axe: ['list', 'listitem', 'definition-list', 'dlitem'],
    title: 'Invalid list markup',
    why: 'Screen readers announce how many items a list has. Other elements between the items prevent that.',
    fix: 'Put only li elements into ul and ol.',
    example: '<ul><li>…</li><li>…</li></ul>',
    limits: 'Lists made of tables or dots are not checked.',
  },
  {
    id: 'table-headers',
    severity: 'moderate',
    axe: [
      'td-headers-attr',
      'th-has-data-cells',
      'scope-attr-valid',
      'table-duplicate-name',
      'empty-table-header',
    ],
    title: 'A data table has invalid headers',
    why: 'A screen reader reads tables cell by cell; the header says what a number means.',
    fix: 'Use th with scope for headers, and only in data tables.',
    example: '<th scope="col">Price</th>',
    limits: 'The check cannot know whether a table holds data or layout.',
  },
  {
    id: 'aria',
    severity: 'moderate',
    axe: [
      'aria-allowed-attr',
      'aria-allowed-role',
      'aria-conditional-attr',
      'aria-deprecated-role',
      'aria-hidden-body',
      'aria-hidden-focus',
      'aria-prohibited-attr',
      'aria-required-attr',
      'aria-required-children',
      'aria-required-parent',
      'aria-roles',
      'aria-valid-attr',
      'aria-valid-attr-value',
      'presentation-role-conflict',
      'nested-interactive',
      'tabindex',
    ],
    title: 'Invalid role or aria attributes',
    why: 'A wrong role announces something that is not there.',
    fix: 'Remove the attribute, or correct the one named here.',
    limits: 'Email clients drop some of these attributes anyway.',
  },
]

export const AXE_CHECKS = CHECKS.flatMap(({ axe }) => axe)

export const axeChecks = inGroup(
  'accessibility',
  CHECKS.map(({ axe, ...check }) => ({
    ...check,
    find({ source, page }) {
      // Those have a check of their own.
      const empty = new Set(check.id === 'link-words' ? emptyLinks(source.elements) : [])
      const violations = (page?.light ?? [])
        .filter((violation) => axe.includes(violation.axe))
        .map(({ elements, count, ...violation }) => {
          const kept = elements.filter(({ index }) => !empty.has(source.elements[index]!))
          return { ...violation, elements: kept, count: count - elements.length + kept.length }
        })
      const detail = NAMED.has(check.id) ? violations.map((violation) => violation.axe).join(', ') : undefined
      return { ...findViolations(source, violations), detail }
    },
  })),
)

/** Where the rule of axe-core tells what to fix. */
const NAMED = new Set(['aria', 'table-headers'])

export function findViolations(source: EmailSource, violations: Violation[]): Finding {
  return {
    places: violations.flatMap(({ elements }) => placesOfSeen(source, elements)),
    count: violations.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Empty if no browser rendered the email. */
export function placesOfSeen({ elements }: EmailSource, seen: RenderedElement[] = []): Place[] {
  return seen.map(({ index, box }) => ({ ...elements[index]?.place, ...(box && { box }) }))
}
