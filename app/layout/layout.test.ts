/** The layout around every page, as the server sends it. */
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderElement } from '#test/render-page.ts'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDropdown } from './menus/menu-dropdown.tsx'
import type { MenuName } from './menus/menus.ts'
import { buildMenus } from './menus/build-menus.ts'

const shelf = { masterTag: 'Other', half: null, count: 2, next: null }
const fetched = Promise.resolve({
  menus: buildMenus([
    { ...shelf, name: 'Welcome', slug: 'welcome', type: 'email_type', masterTag: 'Lifecycle' },
    { ...shelf, name: 'Odd', slug: 'odd', type: 'email_type' },
    { ...shelf, name: 'SaaS', slug: 'saas', type: 'vertical', half: 'business_type' },
    { ...shelf, name: 'Travel', slug: 'travel', type: 'vertical', half: 'industry' },
    { ...shelf, name: 'Halloween', slug: 'halloween', type: 'occasion', half: 'holiday' },
    { ...shelf, name: 'Summer', slug: 'summer', type: 'seasonal', half: 'event' },
  ]),
  pictures: {},
})

test('the header links to home, the menus’ pages, the blog, saved emails and sign-in', async () => {
  const html = await renderElement(createElement(Header, { user: null }), '/brands')
  for (const [to, name] of [
    ['/', 'aria-label="Mailshelf, home"'],
    ['/email-types', 'Email Types'],
    ['/browse', 'Categories'],
    ['/seasonal', 'Seasonal'],
    ['/browse', 'Browse'],
    ['/brands', 'Brands'],
    ['/blog', 'Blog'],
    ['/login?next=%2Fbrands', 'Log in'],
  ] as const) {
    const isLink = [...html.matchAll(/<a [^>]*>.*?<\/a>/gs)].some(
      ([link]) => link.includes(`href="${to}"`) && link.includes(name),
    )
    expect(isLink, `${name} to ${to}`).toBe(true)
  }
  expect(html).toMatch(
    /<a [^>]*aria-label="Saved Emails"[^>]*href="\/saved"|<a [^>]*href="\/saved"[^>]*aria-label="Saved Emails"/,
  )
})

test('the search is in the page: its button opens a dialog with a form that leads to /search', async () => {
  const html = await renderElement(createElement(Header, { user: null }), '/brands')
  expect(html).toMatch(
    /<button[^>]* command="show-modal" commandfor="search-dialog"[^>]* aria-label="Search"/,
  )
  const dialog = /<dialog[^>]* id="search-dialog"[^>]*>(.*?)<\/dialog>/s.exec(html)![1]!
  expect(dialog).toMatch(/<form[^>]* action="\/search"/)
  expect(dialog).toMatch(/<input[^>]* name="q"/)
  expect(dialog).toMatch(/<button type="submit"[^>]* form="search-form"/)
  expect(dialog).not.toMatch(/<input[^>]* value=/)
})

test('does not offer sign-in to a signed-in user', async () => {
  const user = {
    letter: 'A',
    email: 'ada@example.com',
    imageUrl: null,
    theme: 'system' as const,
    role: 'member' as const,
  }
  expect(await renderElement(createElement(Header, { user }))).not.toContain('Log in')
})

test('each menu contains its groups with links to their pages', async () => {
  const renderHtml = (name: MenuName) =>
    renderElement(createElement(MenuDropdown, { id: 'menu', name, fetched, focusFirst: false, failed: null }))
  const types = await renderHtml('emailTypes')
  expect(types).toMatch(
    /Lifecycle[\s\S]*href="\/email-type\/welcome"[\s\S]*Other[\s\S]*href="\/email-type\/odd"/,
  )
  expect(types).toMatch(/href="\/email-types"[^>]*>View All Email Types</)
  expect(await renderHtml('categories')).toMatch(
    /Business Type[\s\S]*href="\/category\/saas"[\s\S]*Industries[\s\S]*href="\/category\/travel"/,
  )
  expect(await renderHtml('seasonal')).toMatch(
    /Holidays[\s\S]*href="\/category\/halloween"[\s\S]*Seasons &amp; Events[\s\S]*href="\/category\/summer"/,
  )
})

test('the footer has the newsletter form, the blog and the company', async () => {
  const html = await renderElement(createElement(Footer))
  expect(html).toMatch(/<input[^>]*type="email"/)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Subscribe</)
  for (const to of ['/blog', '/about', '/privacy', '/terms', '/contact'])
    expect(html).toContain(`href="${to}"`)
})

test('the footer speaks of sample emails only while there are some', async () => {
  const note = 'Sample emails are from fictional brands.'
  expect(await renderElement(createElement(Footer))).not.toContain(note)
  expect(await renderElement(createElement(Footer, { hasSamples: true }))).toContain(note)
})

test('the cookie notice has its text, a link to the privacy page and a button', async () => {
  const html = await renderElement(createElement(CookieNotice))
  expect(html).toContain(
    'We use cookies to improve your experience. By using our site, you agree to our use of cookies.',
  )
  expect(html).toMatch(/href="\/privacy"[^>]*>Learn More</)
  expect(html).toMatch(/<button[^>]*>Accept</)
})
