/**
 * Hostile HTML in a real browser with its scripts on, touched in every way a reader could: nothing may happen. The
 * browser knows no way out but a proxy of the test, so a request that leaves it is seen wherever it comes from. All
 * vectors are shown with SOAK=1, otherwise every single one and every fifth combination.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '#app/platform/lib/chromium.server.ts'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { cleanHtml } from './clean-html.server.ts'
import { combinedVectors, HOSTILE_VECTORS } from '#test/hostile-vectors.ts'
import { personalDataOf } from '#app/intake/ingest/privacy/personal-data.server.ts'
import { isSoak } from '#test/soak.ts'

const VECTORS = [...HOSTILE_VECTORS, ...combinedVectors()]
const FRAMES_AT_ONCE = 150
const GALLERY = 'http://gallery.test'
/** All hosts in the vectors; the browser also contacts its vendor, whatever it is told. */
const VECTORS_HOST = /(?<!^gallery)\.test$/
/** The iframe that shows emails, as in `email-frame-policy.ts`; copied into the test of that file. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
const FRAME_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self' data:; form-action 'none'; " +
    `base-uri 'none'; frame-src 'none'; sandbox ${SANDBOX}; frame-ancestors 'self'`,
  'X-Frame-Options': 'SAMEORIGIN',
}
const PLAIN = { 'Content-Type': 'text/html; charset=utf-8' }

test('covers more than a thousand vectors', () => expect(new Set(VECTORS).size).toBeGreaterThan(1000))

describe.skipIf(!findChromium())('in Chromium', () => {
  const shown: { documents: string[]; headers: Record<string, string>; attributes: string } = {
    documents: [],
    headers: PLAIN,
    attributes: '',
  }
  const harm = new Set<string>()
  let proxy: Server
  let browser: Browser

  beforeAll(async () => {
    proxy = createServer((request, response) => {
      const url = new URL(request.url!, GALLERY)
      if (VECTORS_HOST.test(url.hostname)) harm.add(`asked ${url.href}`)
      const index = Number(url.search.slice(1))
      if (url.pathname === '/frames') response.writeHead(200, PLAIN).end(frames(index))
      else if (url.pathname === '/frame') response.writeHead(200, shown.headers).end(shown.documents[index])
      else response.writeHead(404).end()
    })
    proxy.on('connect', ({ url }, socket) => {
      if (VECTORS_HOST.test(url!.split(':')[0]!)) harm.add(`asked https://${url!}`)
      socket.destroy()
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    browser = await chromium.launch({
      executablePath: findChromium()!,
      proxy: { server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, bypass: '<-loopback>' },
      // A process per frame would take minutes, so several share one document.
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-features=IsolateSandboxedIframes',
      ],
    })
  })
  afterAll(async () => {
    await browser.close()
    proxy.closeAllConnections()
    proxy.close()
  })

  function frames(first: number): string {
    const last = Math.min(first + FRAMES_AT_ONCE, shown.documents.length)
    let html = '<!DOCTYPE html>'
    for (let index = first; index < last; index++) {
      html += `<iframe width=90 height=60 ${shown.attributes} src="/frame?${index}"></iframe>`
    }
    return html
  }

  /**
   * Shows documents side by side in iframes, interacts with everything in them, and returns what ran or was requested.
   */
  async function harmOf(documents: string[], headers: Record<string, string>, attributes = '') {
    Object.assign(shown, { documents, headers, attributes })
    harm.clear()
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    page.context().on('page', (popup) => void popup.close())
    page.on('console', (message) => {
      if (message.text().startsWith('ran ')) harm.add(message.text())
    })
    await page.addInitScript(() => {
      for (const name of ['alert', 'confirm', 'prompt', 'print'])
        Object.assign(globalThis, { [name]: (which: unknown) => console.debug(`ran ${String(which)}`) })
    })
    for (let first = 0; first < documents.length; first += FRAMES_AT_ONCE) {
      await page.goto(`${GALLERY}/frames?${first}`, { waitUntil: 'load' })
      await touchEverything(page, first, attributes === '')
    }
    await page.close()
    return [...harm]
  }

  test('cleaned, none runs or requests anything, with scripts allowed', async () => {
    expect(await harmOf(cleaned(marked(sampled(VECTORS))), PLAIN)).toEqual([])
  })

  test('uncleaned, in the iframe that shows emails, neither', async () => {
    const sandbox = `sandbox="${SANDBOX}"`
    expect(await harmOf(marked(sampled(VECTORS)), FRAME_HEADERS, sandbox)).toEqual([])
  })

  test('the test would detect both, and the vector', async () => {
    const seen = await harmOf(marked(HOSTILE_VECTORS.slice(0, 60)), PLAIN)
    expect(seen).toContain('ran 0')
    expect(seen).toContain('asked http://v1.evil.test/x.js')
    expect(await harmOf(marked(HOSTILE_VECTORS.slice(0, 60)), PLAIN, 'sandbox="allow-scripts"')).toContain(
      'ran 0',
    )
  })
})

function sampled(vectors: string[]): string[] {
  if (isSoak) return vectors
  return vectors.filter((_, place) => place < HOSTILE_VECTORS.length || place % 5 === 0)
}

/** Each with its own number in its payload and its own host in its requests. */
function marked(vectors: string[]): string[] {
  return vectors.map((vector, index) =>
    vector.replaceAll('alert(1)', `alert(${index})`).replaceAll('evil.test', `v${index}.evil.test`),
  )
}

function cleaned(vectors: string[]): string[] {
  const personalData = personalDataOf({ addresses: [], names: [] })
  return vectors.map((vector) => {
    const assets = createEmailAssets({ enclosed: new Map() })
    const result = cleanHtml(vector, { assets, title: '', personalData, unsubscribeLinks: [] })
    return result.ok ? result.html : ''
  })
}

/** As a mouse, a finger and a keyboard would; links are not followed, because that is the reader's choice. */
async function touchEverything(page: Page, first: number, reachable: boolean): Promise<void> {
  if (reachable) await page.evaluate(touchFrames)
  else await passOver(page, first)
  // Effects of an interaction start before the next frame is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
}

/** With real mouse and keyboard events: a page cannot reach into cross-origin frames. */
async function passOver(page: Page, first: number): Promise<void> {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(
      (frame) => frame.getBoundingClientRect().toJSON() as DOMRect,
    ),
  )
  // All single vectors and some of each combination: each move waits for the next frame to be painted.
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    if (first + index < HOSTILE_VECTORS.length || index % 7 === 0)
      await page.mouse.move(x + width / 3, y + height / 4)
  }
  await page.mouse.wheel(0, 40)
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Tab')
}

/** Runs in the page, for all of its frames. */
function touchFrames(): void {
  const events =
    'pointerenter pointerover mouseenter mouseover mousemove pointerdown mousedown focus focusin keydown keyup scroll wheel toggle resize dblclick contextmenu'.split(
      ' ',
    )
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    contentDocument?.addEventListener('click', (event) => event.preventDefault(), true)
    for (const element of contentDocument?.querySelectorAll<HTMLElement>('*') ?? []) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      element.focus?.()
    }
  }
}
