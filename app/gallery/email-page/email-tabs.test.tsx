import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DownloadMenu } from './download-menu.tsx'
import { EmailTabs } from './email-tabs.tsx'

function renderHtml(sourceHidden: boolean): string {
  return renderToString(
    <MemoryRouter>
      <EmailTabs open="preview" sourceHidden={sourceHidden}>
        <DownloadMenu slug="an-email" picture={null} hasPicture sourceHidden={sourceHidden} />
      </EmailTabs>
    </MemoryRouter>,
  )
}

test('has four tabs, each a link', () => {
  const html = renderHtml(false)
  expect(html).toContain('?tab=html')
  expect(html).toContain('?tab=text')
  expect(html).toContain('?tab=checks')
  expect(html).toContain('/email/an-email/download/html')
})

test('has only the preview when the source is hidden', () => {
  const html = renderHtml(true)
  expect(html).toContain('Preview')
  expect(html).not.toMatch(/HTML Editor|Text Only|Checks|download\/html|download\/text/)
  expect(html).toContain('/email/an-email/download/png')
})
