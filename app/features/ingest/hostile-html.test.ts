/** Hostile HTML in a real browser with its scripts on, touched in every way a reader could: nothing may happen. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { closeChromium, findChromium, withPage } from '#app/lib/chromium.server.ts'
import { openArchive } from './archive.server.ts'
import { cleanHtml } from './clean-html.server.ts'
import { combinedVectors, HOSTILE_VECTORS } from './hostile-vectors.ts'
import { openTraces } from './recipient-traces.server.ts'

const VECTORS = [...HOSTILE_VECTORS, ...combinedVectors()]
const AT_ONCE = 60
const TOUCH_MS = 1500
/** Frames without scripts cost a process each time: of the combined ones every eighth is shown as it came. */
const RAW_VECTORS = VECTORS.filter((_, index) => index < HOSTILE_VECTORS.length || index % 8 === 0)
const GALLERY = 'http://gallery.invalid'
/** What the gallery sends with every email it shows; written out, so that a change there does not pass unseen. */
const FRAME_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self' data:; form-action 'none'; " +
    "base-uri 'none'; frame-src 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
}

afterAll(() => closeChromium())

function cleaned(vectors: string[]): string[] {
  const traces = openTraces({ addresses: [], names: [] })
  return vectors.map((vector) => {
    const archive = openArchive({ enclosed: new Map() })
    const result = cleanHtml(vector, { archive, title: '', traces, unsubscribeLinks: [] })
    return result.ok ? result.html : ''
  })
}

test('there are more than a thousand', () => expect(new Set(VECTORS).size).toBeGreaterThan(1000))

describe.skipIf(!findChromium())('in Chromium', () => {
  test(
    'cleaned, none runs and none asks for anything, with scripts allowed',
    { timeout: 120_000 },
    async () => {
      expect(await harmOf(cleaned(VECTORS), { 'content-type': 'text/html; charset=utf-8' }, '')).toEqual([])
    },
  )

  test('as they came, in the frame that shows emails, none does either', { timeout: 120_000 }, async () => {
    const sandbox = 'sandbox="allow-popups allow-popups-to-escape-sandbox"'
    expect(await harmOf(RAW_VECTORS, FRAME_HEADERS, sandbox)).toEqual([])
  })

  test('the test would see it', async () => {
    const seen = await harmOf(
      HOSTILE_VECTORS.slice(0, 60),
      { 'content-type': 'text/html; charset=utf-8' },
      '',
    )
    expect(seen).toContain('it ran')
    expect(seen.some((harm) => harm.includes('evil.test'))).toBe(true)
  })
})

/** Shows documents side by side in frames, touches everything in them, and answers what ran or was asked for. */
async function harmOf(
  documents: string[],
  headers: Record<string, string>,
  attributes: string,
): Promise<string[]> {
  const harm = new Set<string>()
  await withPage({ viewport: { width: 1200, height: 900 } }, async (page) => {
    await page.exposeFunction('tell', () => void harm.add('it ran'))
    await page.addInitScript(() => {
      const { tell } = globalThis as unknown as { tell: () => void }
      for (const name of ['alert', 'confirm', 'prompt', 'print'])
        Object.assign(globalThis, { [name]: () => tell() })
    })
    page.context().on('page', (popup) => void popup.close())
    await page.context().route('**/*', (route) => {
      const url = new URL(route.request().url())
      if (url.origin !== GALLERY) {
        harm.add(url.href)
        return route.abort()
      }
      if (url.pathname === '/frame') {
        return route.fulfill({ headers, body: documents[Number(url.search.slice(1))]! })
      }
      if (url.pathname !== '/') return route.fulfill({ status: 404, body: '' })
      const first = Number(url.search.slice(1))
      const frames = documents
        .slice(first, first + AT_ONCE)
        .map(
          (_, index) => `<iframe width=180 height=120 ${attributes} src="/frame?${first + index}"></iframe>`,
        )
      return route.fulfill({ contentType: 'text/html', body: frames.join('') })
    })
    for (let first = 0; first < documents.length; first += AT_ONCE) {
      await page.goto(`${GALLERY}/?${first}`, { waitUntil: 'domcontentloaded' })
      await Promise.race([page.waitForLoadState('load'), page.waitForTimeout(TOUCH_MS)])
      await touchEverything(page, attributes === '')
    }
  })
  return [...harm]
}

/** As a mouse, a finger and a keyboard would; links are not followed, which is the reader's own will. */
async function touchEverything(page: Page, scripted: boolean): Promise<void> {
  const touched = Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate((follows) => {
          const events =
            'pointerenter pointerover mouseenter mouseover mousemove pointerdown mousedown focus focusin keydown keyup scroll wheel toggle resize dblclick contextmenu'
          addEventListener('click', (event) => event.preventDefault(), true)
          for (const element of document.querySelectorAll<HTMLElement>('*')) {
            for (const name of events.split(' '))
              element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
            // Without scripts nothing could hold a link back from being followed.
            if (!follows && element.closest('a, area')) continue
            element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
            element.focus?.()
          }
        }, scripted)
        // A frame that went away in the meantime has nothing left to touch.
        .catch(() => {}),
    ),
  )
  // A frame that is replaced while it is touched never answers.
  await Promise.race([touched, page.waitForTimeout(TOUCH_MS)])
  await page.waitForTimeout(60)
}
