/** Lighthouse scores of landing pages on a phone, except those that depend on time. */
import { chromium } from '@playwright/test'
import { expect, test } from './base.ts'
import { loadLighthouse } from '../scripts/lighthouse.mjs'
import { freePort } from '../scripts/test-postgres.mjs'

const WANTED = { accessibility: 100, 'best-practices': 100, seo: 100 }

test.describe('Lighthouse', () => {
  test.skip(({ isMobile }) => isMobile, 'it brings its own phone')
  test.setTimeout(360_000)

  test('home and an email', async ({ page, baseURL, launchOptions }) => {
    const lighthouse = await loadLighthouse()
    await page.goto('/')
    const email = await page.locator('main a[href*="/email/"]').first().getAttribute('href')
    const port = await freePort()
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ ...launchOptions, args })
    for (const address of ['/', email]) {
      const flags = {
        port,
        onlyCategories: Object.keys(WANTED),
        // Nothing here depends on time, and nobody looks at the screenshot of the whole page.
        throttlingMethod: 'provided',
        disableFullPageScreenshot: true,
        logLevel: 'error',
      }
      const result = await lighthouse(`${baseURL}${address}`, flags)
      const { categories, audits } = result.lhr
      for (const [name, wanted] of Object.entries(WANTED)) {
        const { score, auditRefs } = categories[name]!
        const failed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]!.score === 0)
        const why = failed.map(({ id }) => audits[id]!.title).join(', ')
        expect((score ?? 0) * 100, `${address} ${name}: ${why}`).toBeGreaterThanOrEqual(wanted)
      }
    }
    await browser.close()
  })
})
