import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import { changeAttribute, type Fixer, violating } from './fixer.ts'

/** Images thinner than this, in CSS pixels, tell a reader nothing. */
const SPACER_MAX = 3

export const spacerWords: Fixer = {
  does: 'Adds an empty alt text to spacer images: at most 3 pixels wide or high, and not in a link.',
  spares: 'Write the alt text of other images by hand.',
  changes: (email) => changeAttribute(violating(email, 'image-alt').filter(isSpacer), 'alt', ''),
}

export const repeatedWords: Fixer = {
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
