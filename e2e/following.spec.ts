/** Reasons to come back: followed brands, and the email of the day. */
import { expect, test } from './base.ts'
import { untilScriptsRun } from './scripts-run.ts'

test('/following: signed out to sign in, empty to the brands, then their emails until they are unfollowed', async ({
  page,
  signIn,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/following')
  await expect(page).toHaveURL('/login?next=%2Ffollowing')
  await signIn()
  await page.goto('/following')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not follow any brands yet')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'See all brands' }).click()
  await expect(page).toHaveURL('/brands')

  for (const brand of ['fernhill', 'corkline']) {
    await page.goto(`/brand/${brand}`)
    await page.getByRole('button', { name: 'Follow' }).click()
    await expect(page.getByText('Brand followed')).toBeVisible()
  }
  await untilScriptsRun(page)
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Following' }).tap()
  } else {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.locator('#account-menu').getByRole('link', { name: 'Following' }).click()
  }
  await expect(page).toHaveURL('/following')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Following')
  const followed = page.getByRole('list', { name: 'Brands you follow' })
  await expect(followed.getByRole('listitem')).toHaveText([/Corkline/, /Fernhill/])
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const both = await cards.count()
  await expectAccessible()

  await followed.getByRole('button', { name: 'Unfollow Corkline' }).click()
  await expect(page.getByText('Brand unfollowed')).toBeVisible()
  await expect(followed.getByRole('listitem')).toHaveText([/Fernhill/])
  await expect.poll(() => cards.count()).toBeLessThan(both)
  await expect(page.getByRole('main').getByRole('link', { name: 'Corkline' })).toHaveCount(0)
})

test('the home page has an email of the day', async ({ page, signIn, expectAccessible }) => {
  await page.goto('/')
  const ofDay = page.getByRole('region', { name: /^Email of the day · \d+ \w+$/ })
  await expect(ofDay.locator('img')).toBeVisible()
  await expectAccessible()
  const link = ofDay.getByRole('link')
  const [day, subject] = [await ofDay.locator('time').textContent(), await link.textContent()]
  // The same all day; another day may begin meanwhile.
  const unchanged = ofDay.filter({ hasText: subject! }).or(ofDay.filter({ hasNotText: day! }))
  await page.reload()
  await expect(unchanged).toBeVisible()
  const shown = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown!)
  await signIn()
  await page.goto('/')
  await expect(unchanged).toBeVisible()
})
