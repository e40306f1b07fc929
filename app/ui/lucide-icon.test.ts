import { readFileSync } from 'node:fs'
import { icons } from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/source-files.mjs'
import createLucideIcon from './lucide-icon.ts'

const names = new Set(
  sourceFiles('app').flatMap((file) => {
    if (file.endsWith('.test.ts')) return []
    const [, imported = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? []
    const parts = imported.split(',').map((part) => part.trim())
    return parts.filter((part) => !part.startsWith('type ')).flatMap((part) => part.split(' as ')[0] || [])
  }),
)

test('the browser renders every icon in use like the server', async () => {
  let compared = 0
  for (const name of names) {
    const theirs = icons[name as keyof typeof icons] as FunctionComponent<object>
    const file = name.replaceAll(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()
    const { __iconData } = await import(`lucide-react/icons/${file}`)
    // A former name of another icon.
    if (!__iconData) continue
    compared++
    for (const props of [{}, { className: 'size-4 text-ink', 'aria-hidden': 'true' }]) {
      expect(attributesOf(createLucideIcon(__iconData), props), name).toEqual(attributesOf(theirs, props))
    }
  }
  expect(compared).toBeGreaterThan(20)
})

/** The markup in parts, because the order of attributes does not matter. */
function attributesOf(icon: FunctionComponent<object>, props: object): string[] {
  return (renderToStaticMarkup(createElement(icon, props)).match(/<\/?\w+|[\w-]+="[^"]*"/g) ?? []).toSorted()
}
