/**
 * Hostile HTML that no cleaning has touched, in the page that takes the screenshot: nothing of it runs and nothing is
 * requested, neither while it loads nor while axe-core looks at it. Every vector with SOAK=1, otherwise some.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditPage } from '#app/inspection/checks/audit-page.server.ts'
import { closeChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import { combinedVectors, HOSTILE_VECTORS } from '#test/hostile-vectors.ts'
import { sized } from '#test/soak.ts'
import { inPage, openEmail } from './email-in-browser.server.ts'

/** Whatever runs calls alert(1), whatever is requested is on evil.test. */
const COMMON = [
  '<body onload=alert(1) background=//evil.test/a.png><p onclick=alert(1)>x</p><img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script><image href="//evil.test/b.svg"/><use href="//evil.test/c.svg#x"/></svg>',
  '<a href="javascript:alert(1)">x</a><iframe src="javascript:alert(1)"></iframe>',
  '<meta http-equiv=refresh content="0;url=//evil.test/d">x',
  '<meta http-equiv=refresh content="0.1;url=//evil.test/e"><p>While axe looks</p>',
  '<iframe src="//evil.test/f"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe><object data="//evil.test/g"></object>',
  '<img srcset="//evil.test/h.png 2x" src="//evil.test/i.png"><picture><source srcset="//evil.test/j.webp"><img></picture>',
  '<style>@import "//evil.test/k.css";p{background:url(//evil.test/l.png)}@font-face{font-family:x;src:url(//evil.test/m.woff)}</style><p style="font-family:x;list-style:url(//evil.test/n.png)">x</p>',
  '<link rel=preconnect href="//evil.test"><link rel=prefetch href="//evil.test/o"><link rel=stylesheet href="//evil.test/p.css">',
  '<script src="//evil.test/q.js"></script><script>fetch("//evil.test/r");new WebSocket("ws://evil.test/s")</script>',
  '<p style="animation:x 1ms" onanimationstart=alert(1)>x</p><style>@keyframes x{}</style><input autofocus onfocus=alert(1)>',
  '<form id=f name=querySelectorAll><input name=body><input name=documentElement></form><img name=fonts>',
]
const EVERY = sized({ small: 80, large: 1 })
const VECTORS = [
  ...COMMON,
  ...[...HOSTILE_VECTORS, ...combinedVectors()].filter((_, index) => index % EVERY === 0),
]

describe.skipIf(!findChromium())('a hostile email', () => {
  const harm = new Set<string>()
  let server: Server

  beforeAll(async () => {
    server = createServer((request, response) => {
      harm.add(`asked ${request.url!}`)
      response.end()
    })
    server.on('connection', () => harm.add('connected'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await closeChromium()
    server.closeAllConnections()
    server.close()
  })

  function reachable(vector: string): string {
    return vector.replaceAll('evil.test', `127.0.0.1:${(server.address() as AddressInfo).port}`)
  }

  function watch(page: Page): void {
    page.on('dialog', (dialog) => {
      harm.add(`ran ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.context().on('page', () => harm.add('opened a page'))
  }

  test('runs nothing and requests nothing while it is looked at', { timeout: 600_000 }, async () => {
    for (const vector of VECTORS) {
      harm.clear()
      const url = await inPage(640, 40_000, async (page) => {
        watch(page)
        const task = { html: reachable(vector), readMedia: () => null, waitMs: 20_000 }
        const { cdp } = await openEmail(page, task, 640)
        await auditPage(cdp, { hasDarkStyles: true, withinMs: 20_000 })
        return page.url()
      })
      expect([vector, url, ...harm]).toEqual([vector, 'http://email.invalid/'])
    }
  })

  test('the test would see both', async () => {
    const browser = await chromium.launch({
      executablePath: findChromium()!,
      args: ['--headless', '--no-sandbox'],
    })
    harm.clear()
    for (const vector of COMMON.slice(0, -1)) {
      const page = await browser.newPage()
      watch(page)
      await page.goto(reachable('http://evil.test/'))
      await page.setContent(reachable(vector))
      await page.waitForTimeout(200)
      await page.close()
    }
    await browser.close()
    const asked = ['a.png', 'd', 'e', 'f', 'i.png', 'l.png', 'p.css', 'q.js', 'r'].map(
      (file) => `asked /${file}`,
    )
    expect([...harm]).toEqual(expect.arrayContaining(['ran 1', ...asked]))
  })
})
