import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CHECKS } from '#app/inspection/checks/all-checks.ts'
import { ChecksPanel } from './checks-panel.tsx'

function panelOf(issues: [rule: string, severity: 'serious' | 'moderate' | 'minor'][]): string {
  const listed = issues.map(([rule, severity]) => ({ rule, severity, count: 1, places: [] }))
  const counts = { serious: 0, moderate: 0, minor: 0 }
  const checks = { issues: listed, ...counts, inBrowser: true }
  return renderToString(<ChecksPanel checks={checks as never} path={null} />)
}

test('groups issues by severity, serious first, with the area of each', () => {
  const html = panelOf([
    ['contrast', 'serious'],
    ['support:css-display-flex', 'serious'],
    ['heavy-pictures', 'moderate'],
    ['no-dark-styles', 'minor'],
  ])
  expect(html).toMatch(
    /<h2[^>]*>Serious<.*Low text contrast.*Accessibility.*css-display-flex.*<h2[^>]*>Moderate<.*Images are large.*Delivery.*<h2[^>]*>Minor<.*No dark mode styles.*Dark mode/s,
  )
  expect(panelOf([['contrast', 'serious']])).not.toMatch(/<h2[^>]*>(?:Moderate|Minor)</)
})

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
  expect(folded).toContain(`${CHECKS.length} checks passed.`)
  expect(panelOf([['support:html-video', 'minor']])).not.toContain('partial support')
})
