/** The preview modal over a list: opening, moving, sharing, closing. */
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './base.ts'
import { delayScripts } from './delayed-responses.ts'

const LIST = '/brand/fernhill'

/** Opens the list; nothing is being loaded any more. */
async function openIdle(page: Page): Promise<void> {
  await openHydrated(page, LIST)
  await page.waitForLoadState('networkidle')
}

/** Slugs of the cards on the page, in order. */
function slugsOn(page: Page): Promise<string[]> {
  return page
    .locator('main article > div:first-child a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)!))
}

function sheet(page: Page, slug: string) {
  return page.locator(`main article a[href$="/email/${slug}"]:not([aria-hidden])`)
}

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile)

  test('a card opens its email over the list, and the URL reflects it', async ({
    page,
    expectAccessible,
  }) => {
    await openHydrated(page, LIST)
    const [first, second] = await slugsOn(page)
    await sheet(page, second!).click()
    const modal = page.getByRole('dialog')
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL(`${LIST}?email=${second}`)
    await expect(modal.getByRole('link', { name: 'Fernhill & Co.' })).toHaveAttribute('href', LIST)
    await expect(modal.getByText('Found in')).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Save for later' })).toHaveText('Save')
    const full = modal.getByRole('link', { name: 'View full email page' })
    await expect(full).toHaveAttribute('href', `${LIST}/email/${second}`)
    const picture = modal.getByRole('region', { name: 'Preview' }).getByRole('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible()
    await modal.getByRole('button', { name: 'Previous email' }).click()
    await expect(page).toHaveURL(`${LIST}?email=${first}`)
    await full.click()
    await expect(page).toHaveURL(`${LIST}/email/${first}`)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(modal).toBeVisible()
    await page.goBack()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(LIST)
  })

  test('arrow keys step and stop at the ends; Escape returns to the card of the last email', async ({
    page,
  }) => {
    await openHydrated(page, LIST)
    const slugs = await slugsOn(page)
    const modal = page.getByRole('dialog')
    const previous = modal.getByRole('button', { name: 'Previous email' })
    const next = modal.getByRole('button', { name: 'Next email' })
    await sheet(page, slugs[0]!).focus()
    await page.keyboard.press('Enter')
    await expect(previous).toBeDisabled()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${LIST}?email=${slugs[0]}`)
    for (const [index, slug] of slugs.entries()) {
      await expect(page).toHaveURL(`${LIST}?email=${slug}`)
      await expect(modal.getByText(`${index + 1} of ${slugs.length}`, { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowRight')
    }
    await expect(next).toBeDisabled()
    await expect(previous).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(LIST)
    await expect(sheet(page, slugs.at(-1)!)).toBeFocused()
  })

  test('focus stays inside: Tab cycles', async ({ page }) => {
    await openHydrated(page, LIST)
    const [slug] = await slugsOn(page)
    await sheet(page, slug!).click()
    await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
  })

  test('keys keep working after the last arrow button is disabled', async ({ page }) => {
    await openHydrated(page, LIST)
    const slugs = await slugsOn(page)
    await sheet(page, slugs.at(-2)!).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('button', { name: 'Next email' }).click()
    await expect(modal.getByRole('button', { name: 'Next email' })).toBeDisabled()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${LIST}?email=${slugs.at(-2)}`)
  })

  test('a reload keeps it open, and Back closes it', async ({ page }) => {
    await openHydrated(page, LIST)
    const [slug] = await slugsOn(page)
    await sheet(page, slug!).click()
    // The address follows what is shown.
    await expect(page).toHaveURL(`${LIST}?email=${slug}`)
    await page.reload()
    await expect(page.getByRole('dialog')).toBeVisible()
    // The page is hydrated.
    await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('opening, stepping and closing request no page', async ({ page }) => {
    await openIdle(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `${LIST}.data`) asked.push(request.url())
    })
    const [first, second] = await slugsOn(page)
    await sheet(page, first!).click()
    await expect(page).toHaveURL(`${LIST}?email=${first}`)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${LIST}?email=${second}`)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(asked).toEqual([])
  })

  test('keys pressed right after a click are handled', async ({ page }) => {
    await openIdle(page)
    const slugs = await slugsOn(page)
    await sheet(page, slugs[0]!).hover()
    await sheet(page, slugs[0]!).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(LIST)
    // Its script is there from now on.
    await sheet(page, slugs[0]!).click()
    await expect(page).toHaveURL(`${LIST}?email=${slugs[0]}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(LIST)

    // Only synchronous rendering happens between these; the URL follows later.
    const shown = await sheet(page, slugs[0]!).evaluate(async (link: HTMLAnchorElement) => {
      async function settle() {
        for (let turn = 0; turn < 50; turn++) await Promise.resolve()
      }
      async function press(key: string) {
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
        await settle()
      }
      link.click()
      await settle()
      await press('ArrowRight')
      const turned = document.querySelector('[role=dialog] output')?.textContent
      await press('Escape')
      return { turned, left: document.querySelector('[role=dialog][data-state=open]') !== null }
    })
    expect(shown.turned).toContain(`2 of ${slugs.length}`)
    expect(shown.left).toBe(false)
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('pressing Escape twice closes it once', async ({ page }) => {
    await page.goto('/brands')
    await openHydrated(page, LIST)
    const [slug] = await slugsOn(page)
    await sheet(page, slug!).click()
    await expect(page).toHaveURL(`${LIST}?email=${slug}`)
    await page.evaluate(() => {
      for (let time = 0; time < 2; time++) {
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }
    })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(LIST)
  })

  test('the modal opens when its script loads late, unless Escape was pressed', async ({ page }) => {
    await openIdle(page)
    const [first, second] = await slugsOn(page)
    const release = await delayScripts(page)
    await sheet(page, first!).click()
    await page.keyboard.press('Escape')
    await sheet(page, second!).click()
    await expect(page).toHaveURL(LIST)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(`${LIST}?email=${second}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(LIST)
  })

  test('a modal that cannot be loaded opens the email’s page instead', async ({ page, consoleErrors }) => {
    await openIdle(page)
    const [slug] = await slugsOn(page)
    await page.route('**/assets/preview-modal-*.js', (route) => route.abort())
    await sheet(page, slug!).click()
    await expect(page).toHaveURL(`${LIST}/email/${slug}`)
    consoleErrors.length = 0
  })

  test('Ctrl+click opens the full page in a new tab', async ({ page, context }) => {
    await page.goto(LIST)
    const [slug] = await slugsOn(page)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      sheet(page, slug!).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(`${LIST}/email/${slug}`)
    await expect(page).toHaveURL(LIST)
  })

  test('a broken image is described in text, for that email only', async ({ page, consoleErrors }) => {
    await openIdle(page)
    const slugs = await slugsOn(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.route('**/media/**', (route) => route.abort())
    await page.goto(`${LIST}?email=${slugs[1]}`)
    const modal = page.getByRole('dialog')
    await expect(modal.getByText('No preview available')).toBeVisible()
    await page.unroute('**/media/**')
    await modal.getByRole('button', { name: 'Next email' }).click()
    await expect(modal.getByText('No preview available')).toBeHidden()
    await page.close()
    expect(consoleErrors.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true)
  })

  test('at 1024 px a card opens the email’s page', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(LIST)
    const [slug] = await slugsOn(page)
    await sheet(page, slug!).click()
    await expect(page).toHaveURL(`${LIST}/email/${slug}`)
  })
})

test('a shared URL shows the email over its list; closing it leaves the list', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(LIST)
  const slugs = await slugsOn(page)
  await page.goto(`${LIST}?tab=all&email=${slugs[1]}`)
  const modal = page.getByRole('dialog')
  await expect(modal.getByText(`2 of ${slugs.length}`, { exact: true })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${LIST}$`))
  await expectAccessible()
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(`${LIST}?tab=all`)
})

test('a URL with an unknown email shows the list', async ({ page }) => {
  for (const email of ['no-such-email', '<script>', '']) {
    await page.goto(`${LIST}?email=${encodeURIComponent(email)}`)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('an email beyond the loaded list is shown alone', async ({ page, request }) => {
  await page.goto('/browse')
  const slugs = await slugsOn(page)
  const last = await page.locator('main li[data-email]').last().getAttribute('data-email')
  const more = (await (await request.get(`/more-emails?after=${last}`)).json()) as {
    emails: { slug: string }[]
  }
  const further = more.emails.at(-1)!.slug
  expect(slugs).not.toContain(further)
  await page.goto(`/browse?email=${further}`)
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('link', { name: 'View full email page' })).toHaveAttribute(
    'href',
    new RegExp(`/email/${further}$`),
  )
  await expect(modal.getByRole('button', { name: 'Next email' })).toBeDisabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card opens the email’s page', async ({ page }) => {
    await page.goto(LIST)
    const [slug] = await slugsOn(page)
    await sheet(page, slug!).tap()
    await expect(page).toHaveURL(`${LIST}/email/${slug}`)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cards are links, and a shared URL can be read, stepped through and closed', async ({ page }) => {
    await page.goto(LIST)
    const first = page.locator('main article a').first()
    const href = (await first.getAttribute('href'))!
    await page.goto(`${LIST}?tab=all&email=${href.split('/').at(-1)}`)
    const modal = page.getByRole('dialog')
    await expect(modal.getByText(/^1 of \d+$/)).toBeVisible()
    await modal.getByRole('button', { name: 'Next email' }).click()
    await expect(modal.getByText(/^2 of \d+$/)).toBeVisible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`${LIST}?tab=all`)
    await expect(modal).toBeHidden()
    await first.click()
    await expect(page).toHaveURL(href)
  })
})
