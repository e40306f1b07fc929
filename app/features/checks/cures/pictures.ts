import type { EmailElement } from '#app/features/checks/email-source.ts'
import { changeAttribute, type Cure, violating } from './cure.ts'

/** Nothing that a reader should know of is thinner, in CSS pixels. */
const SPACER_MAX = 3

export const spacerWords: Cure = {
  does: 'Adds an empty alt text to pictures that only keep a distance: no wider or no higher than 3 pixels, and in no link.',
  spares: 'What a picture shows has to be put into words by somebody who sees it.',
  changes: (email) => changeAttribute(violating(email, 'image-alt').filter(isSpacer), 'alt', ''),
}

export const repeatedWords: Cure = {
  does: 'Empties the alt text: the same words stand beside the picture in its link.',
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
