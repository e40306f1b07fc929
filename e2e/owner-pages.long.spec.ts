/** Every page of the owner on a phone: axe in both themes, nothing cut, and everything reached by Tab. */
import type { Page } from '@playwright/test'
import { expect, expectToFit, openHydrated, test, untilHydrated } from './base.ts'
import { firstDetailOf, OWNER_LISTS, OWNER_PAGES, withoutMissingCovers } from './pages.ts'
import { notReached, walkByTab } from './tab-order.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SETTINGS = OWNER_PAGES.filter((address) => address.startsWith('/admin/settings/'))
const OTHERS = OWNER_PAGES.filter((address) => !SETTINGS.includes(address))

/** In parts, which run side by side. */
const PARTS = [SETTINGS, OTHERS.slice(0, 8), OTHERS.slice(8, 16), OTHERS.slice(16)]

test.beforeEach(({ page }) => withoutMissingCovers(page))

async function expectUsable(page: Page, address: string, expectAccessible: () => Promise<void>) {
  await test.step(address, async () => {
    await openHydrated(page, address)
    const current = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current]')
    await expect.soft(current, address).toHaveCount(1)
    await expectToFit(page)
    await expectAccessible()
    const { unseen, covered } = await walkByTab(page)
    expect.soft(unseen, `${address}: shows that it has the focus`).toEqual([])
    expect.soft(covered, `${address}: has the focus and is covered`).toEqual([])
    expect.soft(await notReached(page), `${address}: reached`).toEqual([])
  })
}

for (const [index, addresses] of PARTS.entries()) {
  test(`each page of the owner, part ${index + 1}`, async ({ page, signInAsAdmin, expectAccessible }) => {
    await signInAsAdmin()
    for (const address of addresses) await expectUsable(page, address, expectAccessible)
  })
}

test('each kind of page behind a list', async ({ page, signInAsAdmin, expectAccessible }) => {
  await signInAsAdmin()
  for (const list of OWNER_LISTS) await expectUsable(page, await firstDetailOf(page, list), expectAccessible)
})

/** Presses Tab until what has this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      return element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('an owner shapes the gallery and invites a colleague by keyboard alone', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await openHydrated(page, '/admin')
  await tabTo(page, /^Settings$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/settings')
  await tabTo(page, /^Contact and legal$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Contact and legal' })).toBeVisible()
  await tabTo(page, /^Jurisdiction/)
  const jurisdiction = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Iceland')
  await tabTo(page, /^Save$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page.getByLabel('Jurisdiction')).toHaveValue('Iceland')

  await untilHydrated(page)
  await tabTo(page, /^Jurisdiction/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(jurisdiction || ' ')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Jurisdiction')).toHaveValue(jurisdiction)
  await expect(page.getByText('Settings saved')).toBeVisible()

  await openHydrated(page, '/admin')
  await tabTo(page, /^People$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/people')
  await tabTo(page, /^Create a link$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/\/invitation\?token=/)).toBeVisible()
  await tabTo(page, /^Copy/)
})
