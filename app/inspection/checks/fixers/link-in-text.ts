import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import { type Fixer, placesAt, violating } from './fixer.ts'

export const linkInText: Fixer = {
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
