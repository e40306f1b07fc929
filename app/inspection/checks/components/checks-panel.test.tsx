import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChecksPanel } from './checks-panel.tsx'

function panelOf(issues: [rule: string, severity: 'serious' | 'moderate' | 'minor'][]): string {
  const listed = issues.map(([rule, severity]) => ({ rule, severity, count: 1, places: [] }))
  const counts = { serious: 0, moderate: 0, minor: 0 }
  const checks = { issues: listed, ...counts, inBrowser: true }
  return renderToString(<ChecksPanel checks={checks as never} path={null} />)
}

test('folds decorative CSS features', () => {
  const html = panelOf([
    ['support:css-display-flex', 'serious'],
    ['support:html-video', 'moderate'],
    ['support:css-border-radius', 'minor'],
    ['support:css-box-shadow', 'minor'],
  ])
  const [shown, folded] = html.split('2 CSS features with partial support')
  expect(shown).toMatch(/css-display-flex.*html-video/s)
  expect(shown).not.toMatch(/css-border-radius|css-box-shadow/)
  expect(folded).toMatch(/css-border-radius.*css-box-shadow/s)
  expect(panelOf([['support:html-video', 'minor']])).not.toContain('partial support')
})
