import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The style sheet's values for a class, in pixels: on wide screens, then on phones. */
function sizes(name: string, property: string): (number | undefined)[] {
  const css = readFileSync(new URL('article.css', import.meta.url), 'utf8')
  const phones = css.indexOf('@media (width < 40rem)')
  return [css.slice(0, phones), css.slice(phones)].map((part) => {
    const rule = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(part)?.[1] ?? ''
    const rem = new RegExp(`${property}: ([\\d.]+)rem`).exec(rule)?.[1]
    return rem && Number(rem) * 16
  }) as (number | undefined)[]
}

test.each([
  ['small', 'article-small', 16, 14],
  ['medium', 'article', 18, 16],
  ['large', 'article-large', 20, 18],
])('%s text', (_, name, wide, phone) => {
  expect(sizes(name, '--text')).toEqual([wide, phone])
})

test.each(['--h2', '--h3'])(
  'minimal headings are smaller than standard ones, bold ones larger: %s',
  (size) => {
    const [minimal, standard, bold] = ['article-minimal', 'article', 'article-bold'].map((name) =>
      sizes(name, size),
    )
    for (const width of [0, 1]) {
      expect(minimal![width]).toBeLessThan(standard![width]!)
      expect(bold![width]).toBeGreaterThan(standard![width]!)
    }
  },
)

test('minimal headings are lighter, bold ones heavier', () => {
  const css = readFileSync(new URL('article.css', import.meta.url), 'utf8')
  expect(css).toMatch(/\.article-minimal :is\(h1, h2, h3\) \{\s*color: var\(--ink-soft\);/)
  expect(css).toMatch(/\.article-bold \{[^}]*--heading-weight: 600;/)
  expect(css).toContain('font-weight: var(--heading-weight, 400);')
})
