/** The addresses of all pages, for journeys that visit each. */
import type { Page } from '@playwright/test'
import { SECTION_IDS } from '#app/admin/settings/sections.ts'

export const PAGES = words(`/ /browse /search?q=coffee /brands /brand/fernhill /brand/fernhill/analytics
  /brand/fernhill/email/fernhill-the-wrappings-on-us /brand/fernhill/email/fernhill-the-wrappings-on-us?tab=html
  /brand/fernhill/email/fernhill-the-wrappings-on-us?tab=text
  /brand/fernhill/email/fernhill-the-wrappings-on-us?tab=checks
  /email-types /email-type/welcome /category/fashion /category/black-friday /category/fashion/analytics /seasonal
  /compare /compare?brand=keelmark&brand=potluck-plants /planner /state-of-email
  /clean /preview-draft /checks /checks/contrast /checks/css-border-radius
  /blog /about /about/licenses /about/licenses?package=react /terms /privacy /contact /report/brand/fernhill
  /login /signup /forgot-password`)
export const MEMBER_PAGES = words(`/saved /saved/search?q=x /following /collections/new /submit
  /smart-collections/new?q=coffee /settings /settings/export /settings/delete /`)
export const OWNER_PAGES = [
  ...words(`/admin /admin/queue /admin/emails /admin/emails/upload /admin/emails/imports /admin/brands /admin/categories
    /admin/categories/new /admin/inbox /admin/inbox/rules /admin/inbox/rules/new /admin/inbox/sources
    /admin/inbox/addresses /admin/inbox/tokens /admin/reports /admin/messages /admin/newsletter /admin/blog
    /admin/blog/new /admin/blog/edit /admin/people /admin/health /admin/backups /admin/settings/erasure /admin/changes`),
  ...SECTION_IDS.map((section) => `/admin/settings/${section}`),
]

function words(text: string): string[] {
  return text.split(/\s+/)
}

/** Lists of the owner whose rows lead to pages of their own. */
export const OWNER_LISTS = ['/admin/emails', '/admin/brands', '/admin/categories', '/admin/blog']

/** The page of the first row of a list. */
export async function firstDetailOf(page: Page, list: string): Promise<string> {
  await page.goto(list)
  const detail = page.locator(`main a[href*="${list}/"]:not([href$="/new"], [href$="/upload"])`).first()
  return (await detail.getAttribute('href'))!
}

/** Posts of other journeys have covers on servers that are not there, and covers that go with a deleted post. */
export async function withoutMissingCovers(page: Page, { orDeleted = false } = {}): Promise<void> {
  await page.route(
    ({ hostname, pathname }) =>
      hostname.endsWith('.example') || (orDeleted && pathname.startsWith('/media/')),
    (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}
