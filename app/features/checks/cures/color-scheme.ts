import type { EmailElement } from '#app/features/checks/email-source.ts'
import { lastDeclaration } from '#app/features/checks/start-tag.ts'
import type { Cure } from './cure.ts'

export const colorScheme: Cure = {
  does: 'Declares in the head that the email supports light and dark.',
  spares:
    'Where the body states no colours of its own, mail programs would put theirs in once it is declared. There, state them first.',
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
