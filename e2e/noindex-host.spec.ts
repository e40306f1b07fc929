/** A site closed to search engines, with a partly unreadable gallery. */
import { createBrand, createEmail } from '#test/factories.ts'
import { expect } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'

/** Text that would end a data block and start a script. */
const SUBJECT = '</script><script>document.title = "taken"</script><!-- & "'

const test = testWithIsolatedSite(
  async ({ db }) => {
    const brand = await createBrand({ slug: 'fernhill', name: 'Fernhill </title>' })
    await createEmail({ brand, slug: 'hello', subjectLine: SUBJECT })
    await db.execute('alter table blog_posts rename to blog_posts_out_of_reach')
  },
  { SITE_ENV: 'staging' },
)

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

test('keeps search engines out in every way', async ({ page, site }) => {
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/', '/about', '/brands']) {
    await page.goto(site.url + path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test('lists only the home page where the sitemap cannot be generated', async ({ site }) => {
  const answer = await fetch(`${site.url}/sitemap.xml`)
  expect(answer.status).toBe(200)
  expect((await answer.text()).match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${site.url}/</loc>`])
  await expect.poll(() => site.log()).toContain('the sitemap failed')
})

test('a subject stays data, whatever it contains', async ({ page, site }) => {
  for (const path of ['/brand/fernhill', '/brand/fernhill/email/hello']) {
    await page.goto(site.url + path)
    await expect(page).toHaveTitle(/Fernhill <\/title>.*Mailshelf$/)
  }
  const block = await page.locator('script[type="application/ld+json"]').textContent()
  const { itemListElement } = JSON.parse(block!) as { itemListElement: { name: string }[] }
  expect(itemListElement.map(({ name }) => name)).toContain(SUBJECT)
})
