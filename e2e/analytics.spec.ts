/** Analytics of brands, industries and occasions, and brands side by side. */
import { expect, expectToFit, NARROW, test } from './base.ts'

test('analytics lead from a brand to its emails, and to other brands beside it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/brand/potluck-plants')
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page).toHaveURL('/brand/potluck-plants/analytics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potluck Plants analytics')
  const months = page.getByRole('figure').filter({ hasText: 'Emails per month, by type' })
  await months.getByText('Table').click()
  await expect(months.getByRole('rowheader')).toHaveCount(24)
  await expectAccessible()

  await page.getByRole('link', { name: 'Compare with other brands' }).click()
  await page.getByLabel('Add a brand').fill('keelmark')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL('/compare?brand=keelmark&brand=potluck-plants')
  await expect(page.getByRole('columnheader', { name: 'Keelmark' }).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Remove Potluck Plants' }).click()
  await expect(page).toHaveURL('/compare?brand=keelmark')

  for (const path of ['/planner', '/state-of-email', '/state-of-email/emails?fact=subject-30']) {
    await page.goto(path)
    await expectAccessible()
  }
})

test('the analytics of an industry and of an occasion', async ({ page, expectAccessible }) => {
  for (const [slug, title] of [
    ['fashion', 'Fashion analytics'],
    ['black-friday', 'Black Friday analytics'],
  ]) {
    await page.goto(`/category/${slug}/analytics`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    await expectAccessible()
  }
})

test.describe('without scripts, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('an occasion says how early its emails begin', async ({ page }) => {
    await page.goto('/category/black-friday/analytics')
    const weeks = page.getByRole('figure').filter({ hasText: 'Lead time' })
    await expect(weeks).toBeVisible()
    await weeks.getByText('Table').click()
    await expect(weeks.getByRole('rowheader', { name: 'The last week' })).toBeVisible()
    await expectToFit(page)
    for (const path of ['/brand/potluck-plants/analytics', '/compare?brand=keelmark&brand=potluck-plants']) {
      await page.goto(path)
      await expectToFit(page)
    }
  })

  test('the planner says when to begin, for an industry, and as a calendar', async ({ page, request }) => {
    await page.goto('/seasonal')
    await page.getByRole('link', { name: 'Email planner' }).click()
    await expect(page).toHaveURL('/planner')
    await expect(page.getByRole('heading', { name: 'Due this week' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /^November/ }).first()).toBeVisible()

    await page.getByLabel('Industry').selectOption({ label: 'Fashion' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/planner?industry=fashion')
    await expectToFit(page)
    const calendar = await page.getByRole('link', { name: 'Download .ics' }).getAttribute('href')
    expect(calendar).toMatch(/\/planner\.ics\?industry=fashion$/)
    const first = await request.get(calendar!)
    expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await first.text()).toContain('SUMMARY:Black Friday\r\n')
    const again = await request.get(calendar!, { headers: { 'If-None-Match': first.headers()['etag']! } })
    expect(again.status()).toBe(304)
  })

  test('the report leads from a number to its emails, and is data as well', async ({ page, request }) => {
    await page.goto('/seasonal')
    await page.getByRole('link', { name: 'The state of email' }).click()
    await expect(page).toHaveURL('/state-of-email')
    const lengths = page.getByRole('figure').filter({ hasText: 'Length of subject lines' })
    await lengths.getByText('Table').click()
    await expectToFit(page)
    const row = lengths.getByRole('row').filter({ hasText: '30 to 39' })
    const count = Number(await row.getByRole('cell').innerText())
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subject lines of 30 to 39 characters')
    await expect(page.getByText(`${count} emails.`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').getByRole('time')).toHaveCount(
      Math.min(count, 50),
    )

    const { metrics } = await (await request.get('/state-of-email.json')).json()
    expect(metrics).toContainEqual(expect.objectContaining({ value: '30 to 39', emails: count }))
    expect(await (await request.get('/state-of-email.csv')).text()).toContain(`30 to 39,${count},`)
    for (const path of ['/state-of-email/2001-01', '/state-of-email/now', '/state-of-email/emails?fact=x'])
      expect((await request.get(path)).status(), path).toBe(404)
  })
})
