import { expect, it } from 'vitest'
import { TEXTS, textsIn } from './check-strings.mjs'

it('finds sentences, words of shown properties and parts of templates', () => {
  const code = `
    export const failed = 'Couldn’t save your change'
    const tab = { name: 'Emails', kind: cond ? 'draft' : 'hidden' }
    const mail = { subject: news ? 'Hello' : \`Welcome to \${site}, \${name}\` }
    const count = plural(emails, '# email', '# emails')
    const note = \`\${count} emails were deleted.\``
  expect(textsIn('app/some.ts', code).map((found) => found.split(': ').slice(1).join(': '))).toEqual([
    'Couldn’t save your change',
    'Emails',
    'Hello',
    'Welcome to {}, {}',
    '# email',
    '# emails',
    '{} emails were deleted.',
  ])
})

it('leaves alone what users do not see', () => {
  const code = `
    import { Form } from 'Some Package'
    type Kind = 'Draft of a kind'
    const view = <a className="Flex grid" href="/settings/:section?">{word}</a>
    log.warn({ err }, 'The file was left.')
    throw new Error('Never happens.')
    const keys = { Escape: 'ArrowDown', method: 'POST', encoding: 'utf-8' }`
  expect(textsIn('app/some.tsx', code)).toEqual([])
})

it('knows the modules that hold text', () => {
  const isText = (file: string) => TEXTS.test(file)
  expect(['app/gallery/copy.ts', 'app/accounts/people/people-copy.ts'].every(isText)).toBe(true)
  expect(['app/platform/ui/copy-text.ts', 'app/gallery/photocopy.ts'].some(isText)).toBe(false)
})
