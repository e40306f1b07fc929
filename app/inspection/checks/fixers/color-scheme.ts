import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import { lastDeclaration } from '#app/inspection/checks/start-tag.ts'
import type { Fixer } from './fixer.ts'

export const colorScheme: Fixer = {
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
