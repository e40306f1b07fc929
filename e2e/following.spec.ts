/** Reasons to come back: followed brands, what is new since the last visit, and the email of the day. */
import sharp from 'sharp'
import { db } from '#app/platform/db/client.server.ts'
import { homeVisits } from '#app/platform/db/schema.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import { createBrand, createBrandsWithEmails, createEmail, noAttributes } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { expect, test } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { untilScriptsRun } from './scripts-run.ts'
import { signInAt, siteOwner } from './test-users.ts'

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

test('visitors have an email of the day on the home page', async ({ page, signIn, expectAccessible }) => {
  await page.goto('/')
  const ofDay = page.getByRole('region', { name: /^Email of the day · \d+ \w+$/ })
  await expect(ofDay.locator('img')).toBeVisible()
  await expectAccessible()
  const subject = await ofDay.getByRole('link').textContent()
  await page.reload()
  await expect(ofDay.getByRole('link')).toHaveText(subject!)
  await ofDay.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject!)
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ofDay).toHaveCount(0)
})

const returning = testWithIsolatedSite(async () => {
  const owner = await createUser(siteOwner)
  await db()
    .insert(homeVisits)
    .values({ userId: owner.id, startedAt: new Date('2020-01-01') })
  await createBrandsWithEmails(100)
  const size = { width: 640, height: 800 }
  const picture = await sharp({ create: { ...size, channels: 3, background: '#2040c0' } })
    .webp()
    .toBuffer()
  const files = [{ ...size, webp: await storeFile('media', picture, 'webp'), avif: null }]
  await createEmail({
    brand: await createBrand({ slug: 'fernhill' }),
    preview: { ...size, dominantColor: '#2040c0', files },
    facts: { ...noAttributes, imageCount: 1, wordCount: 60 },
  })
})

returning('home begins with what came in since the last visit', async ({ page, site, expectAccessible }) => {
  await signInAt(site.url, page.request)
  await page.goto(`${site.url}/brand/fernhill`)
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByText('Brand followed')).toBeVisible()
  await page.goto(site.url)
  const news = page.getByRole('region', { name: 'Since your last visit' })
  await expect(news).toContainText('More than 99 new emails')
  await expect(news.getByRole('listitem').first().locator('img')).toBeVisible()
  await expectAccessible()
  await news.getByRole('link', { name: /from brands you follow|Following/ }).click()
  await expect(page).toHaveURL(`${site.url}/following`)

  // Visitors' pages are cached whole: they never have it.
  const visitors = await page.context().browser()!.newContext()
  const html = await (await visitors.request.get(site.url)).text()
  expect(html).not.toContain('Since your last visit')
  expect(html).toContain('Email of the day')
  await visitors.close()
})
