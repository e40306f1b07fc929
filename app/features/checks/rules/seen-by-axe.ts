/**
 * Reads for everyone: what axe-core finds in the rendered page. Left out is what cannot be said of an email as the
 * gallery stores it: landmarks and skip links, which mail programs add around it; titles, which the gallery adds; and
 * forms, which it removes.
 */
import type { EmailSource } from '#app/features/checks/email-source.ts'
import { finding, type Place, type Weight } from '#app/features/checks/finding.ts'
import type { Rule } from '#app/features/checks/rule.ts'
import type { SeenElement, Violation } from '#app/features/checks/seen-page.ts'

type AxeRule = {
  id: string
  weight: Weight
  /** The rules of axe-core it stands for. */
  axe: string[]
  title: string
  why: string
  mend: string
  example?: string
  limits: string
}

const RULES: AxeRule[] = [
  {
    id: 'picture-words',
    weight: 'serious',
    axe: ['image-alt', 'role-img-alt', 'area-alt', 'svg-img-alt'],
    title: 'Pictures without words',
    why: 'Who cannot see a picture, or whose mail program blocks it, gets its file name or nothing.',
    mend: 'Give every picture an alt text. Where it is decoration, leave the alt text empty, but write it.',
    example: '<img src="…" alt="A green armchair by a window">',
    limits: 'It sees that there is a text, not whether it says what the picture shows.',
  },
  {
    id: 'contrast',
    weight: 'serious',
    axe: ['color-contrast'],
    title: 'Text is hard to tell from its ground',
    why: 'Pale type disappears in sunlight, on cheap screens and for tired eyes. One reader in twelve sees colours differently.',
    mend: 'Darken the text or lighten the ground: 4.5 to 1, or 3 to 1 from 24 pixels up.',
    example: '<p style="color:#595959;background-color:#ffffff">',
    limits: 'axe-core computes it from styles. Over pictures and gradients it says nothing.',
  },
  {
    id: 'link-words',
    weight: 'serious',
    axe: ['link-name'],
    title: 'Links without words',
    why: 'A screen reader says “link” and then spells its address.',
    mend: 'Put words into the link, or an alt text on the picture in it.',
    example: '<a href="…"><img src="…" alt="Fernhill, home page"></a>',
    limits: 'It sees that there are words, not whether they fit.',
  },
  {
    id: 'language',
    weight: 'notable',
    axe: ['html-has-lang', 'html-lang-valid', 'valid-lang'],
    title: 'The language is not stated',
    why: 'A screen reader then reads German with an English voice. Translation and hyphenation guess as well.',
    mend: 'State the language on html, and on a wrapper in the body, because some clients drop html.',
    example: '<html lang="en">',
    limits: 'It sees that a language is stated, not that it is the right one.',
  },
  {
    id: 'headings',
    weight: 'minor',
    axe: ['heading-order', 'empty-heading'],
    title: 'Headings skip a level or are empty',
    why: 'Headings are a table of contents for people who do not see the page. A missing level looks like a missing chapter.',
    mend: 'Go down one level at a time, and set the size by style.',
    example: '<h1>…</h1> <h2>…</h2>',
    limits: 'It goes by numbers, not by what belongs to what.',
  },
  {
    id: 'link-in-text',
    weight: 'notable',
    axe: ['link-in-text-block'],
    title: 'Links in a text differ by colour alone',
    why: 'Who does not see the colour does not find the link.',
    mend: 'Underline links inside sentences.',
    example: '<a href="…" style="text-decoration:underline">',
    limits: 'Only links inside a run of text are looked at.',
  },
  {
    id: 'repeated-words',
    weight: 'minor',
    axe: ['image-redundant-alt'],
    title: 'An alt text repeats the words beside it',
    why: 'It is read out twice.',
    mend: 'Leave the alt text empty where the same words stand beside the picture in the same link.',
    example: '<a href="…"><img src="…" alt=""> Armchair</a>',
    limits: 'Only the same words count, not the same meaning.',
  },
  {
    id: 'list-markup',
    weight: 'minor',
    axe: ['list', 'listitem', 'definition-list', 'dlitem'],
    title: 'Lists are put together wrongly',
    why: 'Screen readers announce how many points a list has, and cannot when other elements stand between them.',
    mend: 'Put only li elements into ul and ol.',
    example: '<ul><li>…</li><li>…</li></ul>',
    limits: 'Lists that are made of tables or dots are not seen.',
  },
  {
    id: 'table-headers',
    weight: 'notable',
    axe: [
      'td-headers-attr',
      'th-has-data-cells',
      'scope-attr-valid',
      'table-duplicate-name',
      'empty-table-header',
    ],
    title: 'A table of data has broken headers',
    why: 'In a table that is read out cell by cell, the header says what a number is.',
    mend: 'Use th with scope for headers, and only in tables of data.',
    example: '<th scope="col">Price</th>',
    limits: 'It cannot know whether a table holds data or the layout.',
  },
  {
    id: 'aria',
    weight: 'notable',
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
    title: 'Roles or aria attributes that do not fit',
    why: 'A wrong role is worse than none: it promises something that is not there.',
    mend: 'Remove the attribute, or correct it as named.',
    limits: 'Mail programs drop some of these attributes anyway.',
  },
]

/** What axe-core is asked to check. */
export const AXE_RULES = RULES.flatMap(({ axe }) => axe)

export const axeRules: Rule[] = RULES.map(({ axe, ...rule }) => ({
  ...rule,
  group: 'everyone',
  check({ source, page }) {
    const violations = page?.light.filter((violation) => axe.includes(violation.axe)) ?? []
    const found = finding(
      rule.id,
      rule.weight,
      placesOfViolations(source, violations),
      detailOf(rule.id, violations),
    )
    return found && { ...found, count: violations.reduce((sum, { count }) => sum + count, 0) }
  },
}))

/** Which rule of axe it was, where that says what to mend. */
function detailOf(id: string, violations: Violation[]): string | undefined {
  return id === 'aria' || id === 'table-headers' ? violations.map(({ axe }) => axe).join(', ') : undefined
}

export function placesOfViolations(source: EmailSource, violations: Violation[]): Place[] {
  return violations.flatMap((violation) => placesOfSeen(source, violation.elements))
}

/** None where no browser has looked. */
export function placesOfSeen({ elements }: EmailSource, seen: SeenElement[] = []): Place[] {
  return seen.map(({ index, box }) => ({ ...elements[index]?.place, ...(box && { box }) }))
}
