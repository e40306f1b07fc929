/** Plain emails of every height: rows fit what stands in them, and not yet rendered ones take the room they will need. */
import sharp from 'sharp'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes, emailFiles } from '#app/platform/db/schema.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { expect, test } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'

test.describe.configure({ mode: 'default' })

/** Of an image 640 px wide; on a card, 21, 177, 211, 352 and 445 px. */
const HEIGHTS = [60, 503, 600, 1000, 2400]

const LAYOUT = Array.from({ length: 32 }, (_, at) => at)
const TEMPLATE = '0123456789ab'

const plain = testWithIsolatedSite(async () => {
  const brand = await createBrand({ slug: 'plain' })
  for (let number = 0; number < 60; number++) {
    // Twelve of each height: some rows have low emails alone.
    const size = { width: 640, height: HEIGHTS[Math.floor(number / 12)]! }
    const picture = await sharp({
      create: { ...size, channels: 3, background: { r: 238, g: 238, b: number } },
    })
      .webp()
      .toBuffer()
    const files = [{ ...size, webp: await storeFile('media', picture, 'webp'), avif: null }]
    const { id } = await createEmail({
      brand,
      slug: `plain-${number}`,
      subjectLine: `Plain ${number}`,
      bodyText: '# Hello\n\nYour order is **on its way**.\n\nThanks',
      createdAt: new Date(Date.UTC(2026, 0, 1) - number * 60_000),
      preview: { ...size, dominantColor: '#eeeeee', files },
    })
    await db()
      .insert(emailFiles)
      .values({ emailId: id, key: files[0]!.webp, role: 'preview', bytes: picture.length })
    // The first three are of one template, which the next one only resembles.
    if (number < 4)
      await db()
        .insert(emailAttributes)
        .values({
          emailId: id,
          skeleton: 'plain',
          layout: LAYOUT,
          designKeys: [1],
          template: number < 3 ? TEMPLATE : null,
        })
  }
})

plain('rows are as tall as their tallest email', async ({ page, site, isMobile, expectAccessible }) => {
  await page.goto(`${site.url}/browse`)
  const cards = page.locator('main .card-grid > li')
  await expect(cards).toHaveCount(60)
  await expect(cards.first().getByRole('link', { name: /^Plain 0 ?, Brand/ })).toBeVisible()
  await expect(cards.first()).toContainText('Hello\nYour order is on its way.\nThanks')
  await expectAccessible()

  const { estimated, rows } = await page.evaluate(() => {
    const chunk = document.querySelector<HTMLElement>('.card-chunk')!
    chunk.style.contentVisibility = 'hidden'
    const estimated = chunk.getBoundingClientRect().height
    chunk.style.contentVisibility = 'visible'
    const cards = [...chunk.querySelectorAll<HTMLElement>('.card')]
    for (const card of cards) card.style.contentVisibility = 'visible'
    const tall = new Map<number, number>()
    for (const card of cards) {
      const { bottom } = card.getBoundingClientRect()
      const sheet = card.querySelector('.card-sheet')!.getBoundingClientRect()
      tall.set(bottom, Math.max(tall.get(bottom) ?? 0, (sheet.height / sheet.width) * 225.5))
    }
    const real = chunk.getBoundingClientRect().height
    return { estimated: estimated - real, rows: [...tall.values()] }
  })
  expect(Math.abs(estimated)).toBeLessThan(4)
  expect(Math.round(Math.min(...rows))).toBe(180)
  expect(Math.round(Math.max(...rows))).toBe(445)

  const [first, second] = await Promise.all([
    cards.first().boundingBox(),
    cards.nth(isMobile ? 2 : 5).boundingBox(),
  ])
  const label = (await cards.first().locator('.card-label').boundingBox())!
  const width = first!.width
  // No row is lower than 220 px, on a card of desktop width.
  expect(first!.height - label.height).toBeCloseTo((220 / 225.5) * width, -0.5)
  expect(second!.y).toBeGreaterThan(first!.y)

  // Back keeps the place among rows of unequal height.
  const card = page.locator('li[data-email]', { hasText: 'Plain 47' }).locator('.card-sheet > a')
  await card.scrollIntoViewIfNeeded()
  // Rows above are drawn only now, and may move it.
  await card.scrollIntoViewIfNeeded()
  const before = (await card.boundingBox())!.y
  await card.click()
  await page.getByRole('link', { name: 'View full email page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain 47')
  await page.goBack()
  await expect.poll(async () => Math.abs((await card.boundingBox())!.y - before)).toBeLessThan(8)
})

plain('similar emails, and the others of a template', async ({ page, site, expectAccessible }) => {
  await page.goto(`${site.url}/brand/plain/email/plain-0`)
  const similar = page.getByRole('main').getByRole('article').filter({ hasText: 'Same layout' })
  await expect(similar).toHaveCount(1)
  await expect(similar).toContainText('Plain 3')
  await expectAccessible()
  await page.getByRole('link', { name: '3 emails use this template' }).click()
  await expect(page).toHaveURL(`${site.url}/browse?template=${TEMPLATE}`)
  await expect(page.locator('main .card-grid > li')).toHaveCount(3)
  await expectAccessible()
})
