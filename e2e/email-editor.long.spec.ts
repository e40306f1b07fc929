/** The HTML Editor: the code, its preview, and that hostile code typed into it is harmless. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { combinedVectors, HOSTILE_VECTORS } from '../test/hostile-vectors.ts'
import { isSoak } from '../test/soak.ts'
import { expect, test } from './base.ts'
import { countDelayedTimers, delayTimers, releaseTimers } from './delayed-timers.ts'
import { untilScriptsRun } from './scripts-run.ts'

const EDITOR = '/brand/fernhill/email/fernhill-the-wrappings-on-us?tab=html'

function code(page: Page) {
  return page.getByRole('textbox', { name: 'HTML source' })
}

function preview(page: Page) {
  return page.frameLocator('iframe[title="Live preview of your HTML"]').first()
}

test('an edit appears in the preview, survives a reload and can be reset', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(EDITOR)
  await expect(preview(page).getByText('By the person, not the price')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await expectAccessible()

  await code(page).fill('<!doctype html><h1>Rewritten</h1>')
  await expect(preview(page).getByRole('heading', { name: 'Rewritten' })).toBeVisible()

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(code(page)).toContainText('Rewritten')
  await expect(preview(page).getByRole('heading', { name: 'Rewritten' })).toBeVisible()

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(preview(page).getByText('By the person, not the price')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
})

test('the preview updates half a second after the last key', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code; once is enough')
  await delayTimers(page, 500)
  await page.goto(EDITOR)
  await expect(preview(page).getByText('By the person, not the price')).toBeVisible()
  const before = await countDelayedTimers(page)
  await code(page).fill('<h1>Rewritten</h1>')
  await expect.poll(() => countDelayedTimers(page)).toBeGreaterThan(before)
  await expect(page.getByText('Updates when you stop typing')).toBeAttached()
  await expect(preview(page).getByText('By the person, not the price')).toBeVisible()
  await releaseTimers(page)
  await expect(preview(page).getByRole('heading', { name: 'Rewritten' })).toBeVisible()
  await expect(page.getByText('Updates when you stop typing')).toHaveCount(0)
})

test('changes stay, on another tab and on another page', async ({ page }) => {
  await page.goto(EDITOR)
  await code(page).fill('<p>Mine</p>')
  await expect(preview(page).getByText('Mine')).toBeVisible()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'In the inbox' })).toBeVisible()
  await page.getByRole('link', { name: 'HTML Editor' }).click()
  await expect(code(page)).toHaveText('<p>Mine</p>')

  await code(page).fill('<p>Mine still</p>')
  await page.getByRole('link', { name: 'Fernhill & Co. emails' }).click()
  await expect(page).toHaveURL('/brand/fernhill')
  await page.goto(EDITOR)
  await expect(code(page)).toHaveText('<p>Mine still</p>')
})

test('searches, wraps, folds, copies and downloads code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(EDITOR)
  await code(page).fill(
    '<table>\n  <tr>\n    <td>\n      <p>One</p>\n      <p>Two</p>\n    </td>\n  </tr>\n</table>',
  )

  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially('Two')
  await expect(page.locator('.cm-searchMatch')).toHaveText(['Two'])
  await page.keyboard.press('Escape')

  const lines = await page.locator('.cm-line').count()
  await page.locator('.cm-foldGutter').getByTitle('Fold line', { exact: true }).first().click()
  await expect.poll(() => page.locator('.cm-line').count()).toBeLessThan(lines)
  // The editor may draw the line again during a press, which is then lost.
  await expect(async () => {
    for (const folded of await page.locator('.cm-foldPlaceholder').all())
      await folded.click({ timeout: 1_000 })
    await expect(page.locator('.cm-line')).toHaveCount(lines, { timeout: 1_000 })
  }).toPass()

  const wrap = page.getByRole('button', { name: 'Wrap' })
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.cm-lineWrapping')).toHaveCount(0)

  await page.getByRole('button', { name: 'Copy HTML' }).click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/<table>\n {2}<t/)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download HTML' }).click()
  expect((await saved).suggestedFilename()).toBe('fernhill-the-wrappings-on-us.html')
})

test('the editor opens formatted, with the head folded and the body in sight', async ({ page }) => {
  await page.goto(EDITOR)
  await expect(page.locator('.cm-foldPlaceholder')).toHaveCount(1)
  await expect(page.locator('.cm-line').filter({ hasText: '<body' })).toBeInViewport()
  await expect(page.locator('.cm-line').first()).toHaveText(/^<!doctype html>$/i)
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
})

test('copied and downloaded code finds its images from anywhere', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(EDITOR)
  await page.getByRole('button', { name: 'Copy HTML' }).click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`src="${baseURL}/media/`)
  expect(copied).not.toMatch(/["'(,\s]\/media\//)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download HTML' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(copied)
})

test('copying works without clipboard access', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(EDITOR)
  await page.getByRole('button', { name: 'Copy HTML' }).click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
})

test('the preview is 800 px high, 640 or 375 wide', async ({ page }) => {
  await page.goto(EDITOR)
  const pane = page.getByRole('region', { name: 'Live preview of your HTML' })
  await expect.poll(async () => (await pane.boundingBox())?.height).toBe(800)
  await expect(pane).toHaveCSS('min-height', '600px')
  await page.getByRole('button', { name: '375 pixels' }).click()
  await expect(preview(page).getByText('By the person, not the price')).toBeVisible()
  await expect.poll(async () => (await page.locator('iframe').first().boundingBox())?.width).toBe(375)
})

test('a loading, failed or empty source has a message and a retry', async ({ page, consoleErrors }) => {
  const held = Promise.withResolvers<void>()
  let answer: { status: number; body: string } | null = { status: 500, body: 'broken' }
  await page.route('**/source', async (route) => {
    await held.promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  await page.goto(EDITOR.replace('?tab=html', ''))
  await untilScriptsRun(page)
  await page.getByRole('link', { name: 'HTML Editor' }).click()
  await expect(page.getByText('Loading HTML code...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Failed to fetch HTML content: Internal Server Error')).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to load HTML content')).toBeVisible()

  answer = { status: 200, body: ' \n' }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Empty HTML content received')).toBeVisible()
  answer = null
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(code(page)).toContainText(/<!doctype html>/i)
  expect(consoleErrors.splice(0).every((line) => line.includes('500'))).toBe(true)
})

test(
  'hostile vectors in the editor: none runs or leaves the iframe',
  { tag: '@soak' },
  async ({ page, isMobile, consoleErrors }) => {
    test.skip(isMobile, 'the same code; once is enough')
    test.slow()
    const harm: string[] = []
    await page.exposeFunction('tell', (what: string) => void harm.push(what))
    await page.addInitScript(() => {
      const { tell, setTimeout } = globalThis as unknown as {
        tell: (what: string) => void
      } & typeof globalThis
      for (const name of ['alert', 'confirm', 'prompt', 'print']) {
        Object.assign(globalThis, { [name]: () => tell(name) })
      }
      // The preview follows immediately: the test does not pause between edits.
      Object.assign(globalThis, {
        setTimeout: (work: () => void, ms?: number) => setTimeout(work, ms === 500 ? 0 : ms),
      })
    })
    await page.goto(EDITOR)
    await expect(preview(page).getByText('By the person, not the price')).toBeVisible()
    const home = new URL(page.url()).origin
    // Requests stopped by the content security policy never get here.
    await page.context().route(
      (url) => url.origin !== home,
      (route) => {
        harm.push(route.request().url())
        return route.abort()
      },
    )
    page.on('framenavigated', (frame) => {
      // Blank, or the browser's error page for a refused frame.
      if (!/^(?:$|about:|chrome-error:)/.test(frame.url())) harm.push(frame.url())
    })

    // With SOAK=1 all of them, which takes minutes.
    const all = [...HOSTILE_VECTORS, ...combinedVectors()].slice(0, 1000)
    expect(all).toHaveLength(1000)
    const vectors = isSoak ? all : all.filter((_, index) => index % 8 === 0)
    await code(page).focus()
    const shown = await page.evaluate(async (vectors) => {
      let count = 0
      for (const vector of vectors) {
        const before = document.querySelector('iframe')
        document.execCommand('selectAll')
        document.execCommand('insertText', false, vector)
        // Each edit gets a new frame; the previous one is removed once it has loaded.
        for (;;) {
          const frames = document.querySelectorAll('iframe')
          if (frames.length === 1 && frames[0] !== before) break
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        count += 1
      }
      return count
    }, vectors)
    expect(shown).toBe(vectors.length)
    expect(harm).toEqual([])
    // The policy reports what it blocked.
    consoleErrors.length = 0
  },
)
