/** Every screen to capture, in the order of the index page. */
import type { Page } from 'playwright-core'
import type { Device } from './camera.ts'
import { carefulEmail, type Cast, FOLLOWED, type Who } from './people.ts'
import { password, type SiteName } from './sites.ts'

export type Screen = {
  name: string
  title: string
  path: string | ((cast: Cast) => string)
  /** The expected status if it is not 200. */
  status?: number
  /** A visitor of the sample gallery by default. */
  who?: Who
  site?: SiteName
  cookieNotice?: boolean
  /** Brings the page into the state to capture. */
  pose?: (page: Page, device: Device) => Promise<void>
}

const EMAIL = '/brand/fernhill/email/fernhill-the-wrappings-on-us'
const LONG_TEXT = '/brand/corkline/email/corkline-five-things-hidden-in-the-office'
const NOT_COLLECTED = '/brand/ash-and-rope/email/lamps-for-long-evenings'

export const CHAPTERS: { title: string; screens: Screen[] }[] = [
  {
    title: 'The gallery',
    screens: [
      { name: 'home-visitor', title: 'Home', path: '/' },
      { name: 'home-first-visit', title: 'Home, first visit', path: '/', cookieNotice: true },
      { name: 'home-reader', title: 'Home, signed in', path: '/', who: 'reader' },
      { name: 'email-of-day', title: 'Email of the day', path: '/', pose: toEmailOfDay },
      { name: 'footer', title: 'Footer', path: '/about', pose: toTheFoot },
      { name: 'menu-email-types', title: 'Menu: email types', path: '/', pose: menu('Email Types') },
      { name: 'menu-categories', title: 'Menu: categories', path: '/', pose: menu('Categories') },
      { name: 'menu-seasonal', title: 'Menu: seasonal', path: '/', pose: menu('Seasonal') },
      { name: 'menu-account', title: 'Menu: account', path: '/about', who: 'reader', pose: accountMenu },
      { name: 'browse', title: 'Browse', path: '/browse' },
      { name: 'browse-filtered', title: 'Browse, filtered', path: '/browse?type=newsletter&year=2026' },
      { name: 'browse-choices', title: 'Browse, filter menu', path: '/browse', pose: filters },
      {
        name: 'browse-nothing',
        title: 'Browse, no matches',
        path: '/browse?type=welcome&occasion=halloween',
      },
      {
        name: 'browse-bar',
        title: 'Browse, several choices, filter bar',
        path: '/browse?brand=fernhill&brand=corkline&type=newsletter&type=announcement&type=sale',
        pose: downTheList,
      },
      { name: 'preview', title: 'Preview over a list', path: '/browse?email=fernhill-the-wrappings-on-us' },
      {
        name: 'preview-details',
        title: 'Preview, its details',
        path: '/browse?email=fernhill-the-wrappings-on-us',
        pose: downThePreview,
      },
      { name: 'seasonal', title: 'The year in stamps', path: '/seasonal' },
      { name: 'occasion', title: 'An occasion', path: '/category/black-friday' },
      { name: 'occasion-plain', title: 'An occasion without art', path: '/category/black-history-month' },
      { name: 'industry', title: 'An industry', path: '/category/travel' },
      { name: 'email-type', title: 'An email type', path: '/email-type/newsletter' },
      { name: 'email-types', title: 'Guide to email types', path: '/email-types' },
      { name: 'brands', title: 'All brands', path: '/brands' },
      { name: 'brand', title: 'A brand', path: '/brand/fernhill' },
      { name: 'brand-followed', title: 'A brand, followed', path: '/brand/fernhill', who: 'reader' },
      { name: 'following', title: 'Following', path: '/following', who: 'reader' },
      {
        name: 'following-empty',
        title: 'Following, no brands yet',
        path: '/following',
        who: 'newcomer',
      },
    ],
  },
  {
    title: 'One email',
    screens: [
      { name: 'email', title: 'Preview', path: EMAIL },
      { name: 'email-details', title: 'Email details', path: EMAIL, pose: allAttributes },
      { name: 'email-related', title: 'Related emails', path: EMAIL, pose: toRelated },
      {
        name: 'email-live',
        title: 'Live view, dark',
        path: `${LONG_TEXT}?view=live&colors=dark`,
        pose: live,
      },
      {
        name: 'email-mobile',
        title: 'Live view, mobile',
        path: `${EMAIL}?view=live&width=mobile`,
        pose: live,
      },
      { name: 'email-html', title: 'HTML Editor', path: `${EMAIL}?tab=html`, pose: editor },
      { name: 'email-text', title: 'Text Only', path: `${LONG_TEXT}?tab=text` },
      { name: 'email-download', title: 'Download', path: EMAIL, pose: download },
      { name: 'email-print', title: 'An email, printed', path: EMAIL, pose: printed },
    ],
  },
  {
    title: 'Search',
    screens: [
      { name: 'search-dialog', title: 'Search dialog', path: '/about', pose: search('') },
      {
        name: 'search-dialog-words',
        title: 'Search dialog, with results',
        path: '/about',
        pose: search('wel', 'Welcome. Nothing is due'),
      },
      {
        name: 'search-dialog-nothing',
        title: 'Search dialog, no results',
        path: '/about',
        pose: search('zzqx', 'No results found'),
      },
      { name: 'search', title: 'Search results', path: '/search?q=piano' },
      { name: 'search-start', title: 'Search tips', path: '/search' },
      { name: 'search-nothing', title: 'No search results', path: '/search?q=xylophonist' },
    ],
  },
  {
    title: 'Saved emails and collections',
    screens: [
      { name: 'saved', title: 'Saved', path: '/saved', who: 'reader' },
      { name: 'saved-visitor', title: 'Saved, signed out', path: '/saved' },
      { name: 'saved-empty', title: 'Saved, empty', path: '/saved', who: 'newcomer' },
      { name: 'collection', title: 'A collection', path: collection('Winter campaigns'), who: 'reader' },
      {
        name: 'collection-arrange',
        title: 'Reordering a collection',
        path: collection('One column, done well'),
        who: 'reader',
        pose: arrange,
      },
      {
        name: 'collection-edit',
        title: 'Editing a collection',
        path: collection('Winter campaigns'),
        who: 'reader',
        pose: press('Edit'),
      },
      {
        name: 'collection-delete',
        title: 'Deleting a collection',
        path: collection('Winter campaigns'),
        who: 'reader',
        pose: press('Delete'),
      },
      {
        name: 'collection-empty',
        title: 'An empty collection',
        path: collection('Ideas for later'),
        who: 'reader',
      },
      { name: 'collection-brands', title: 'Followed brands', path: collection(FOLLOWED), who: 'reader' },
      {
        name: 'collection-missing',
        title: 'Collection not found',
        path: '/collections/00000000-0000-4000-8000-000000000000',
        status: 404,
        who: 'reader',
      },
      { name: 'picker', title: 'Save to Collection', path: '/browse', who: 'reader', pose: picker },
      {
        name: 'saved-at-once',
        title: 'Saved to the last collection',
        path: '/browse',
        who: 'reader',
        pose: saveAtOnce,
      },
      {
        name: 'picker-first',
        title: 'Save to Collection, without collections',
        path: '/browse',
        who: 'newcomer',
        pose: picker,
      },
      {
        name: 'collection-new',
        title: 'New collection',
        path: '/saved',
        who: 'reader',
        pose: newCollection,
      },
    ],
  },
  {
    title: 'Blog and pages',
    screens: [
      { name: 'blog', title: 'Blog', path: '/blog' },
      { name: 'blog-archive', title: 'Blog, older posts', path: '/blog?page=2#archive' },
      { name: 'post', title: 'Blog post', path: '/blog', pose: firstArticle },
      { name: 'post-text', title: 'Blog post, text', path: '/blog', pose: readingArticle },
      { name: 'post-missing', title: 'Post not found', path: '/blog/nothing-here', status: 404 },
      { name: 'about', title: 'About', path: '/about' },
      { name: 'contact', title: 'Contact', path: '/contact' },
      {
        name: 'contact-errors',
        title: 'Contact, validation errors',
        path: '/contact',
        pose: press('Send message'),
      },
      { name: 'terms', title: 'Terms', path: '/terms' },
      { name: 'privacy', title: 'Privacy', path: '/privacy' },
      { name: 'newsletter-confirm', title: 'Newsletter, confirm', path: (cast) => cast.confirmLink },
      {
        name: 'newsletter-unsubscribe',
        title: 'Newsletter, unsubscribe',
        path: (cast) => cast.unsubscribeLink,
      },
    ],
  },
  {
    title: 'Accounts',
    screens: [
      { name: 'login', title: 'Log in', path: '/login' },
      {
        name: 'login-password',
        title: 'Log in, password step',
        path: '/login',
        pose: logIn('ada@people.example', ''),
      },
      {
        name: 'login-missing',
        title: 'No account found',
        path: '/login',
        pose: logIn('nobody@people.example', 'x'),
      },
      {
        name: 'login-second-factor',
        title: 'Two-factor authentication',
        path: '/login',
        pose: logIn(carefulEmail, password),
      },
      { name: 'signup', title: 'Sign up', path: '/signup' },
      { name: 'signup-details', title: 'Sign up, details step', path: '/signup', pose: signUpRest },
      {
        name: 'signup-password',
        title: 'Sign up, a weak password',
        path: '/signup',
        pose: weakPassword,
      },
      { name: 'forgot-password', title: 'Forgot password', path: '/forgot-password' },
      { name: 'reset-password', title: 'Reset password', path: (cast) => cast.resetLink },
      { name: 'link-expired', title: 'Expired link', path: '/verify?token=none', status: 410 },
      { name: 'settings', title: 'Settings', path: '/settings', who: 'reader' },
      {
        name: 'settings-lower',
        title: 'Settings, lower part',
        path: '/settings',
        who: 'reader',
        pose: toTheFoot,
      },
      { name: 'settings-name', title: 'Name', path: '/settings/name', who: 'reader' },
      { name: 'settings-email', title: 'Email address', path: '/settings/email', who: 'reader' },
      { name: 'settings-password', title: 'Password', path: '/settings/password', who: 'reader' },
      {
        name: 'settings-second-factor',
        title: 'Turning on two-factor authentication',
        path: '/settings/second-factor',
        who: 'reader',
        pose: scan,
      },
      { name: 'settings-google', title: 'Google', path: '/settings/google', who: 'reader' },
      { name: 'settings-delete', title: 'Delete account', path: '/settings/delete', who: 'reader' },
    ],
  },
  {
    title: 'Administration',
    screens: [
      { name: 'admin', title: 'Dashboard', path: '/admin', who: 'owner' },
      { name: 'admin-queue', title: 'Review queue', path: '/admin/queue', who: 'owner', site: 'waiting' },
      { name: 'admin-emails', title: 'All emails', path: '/admin/emails', who: 'owner', site: 'waiting' },
      { name: 'admin-inbox', title: 'Inbox', path: '/admin/inbox', who: 'owner', site: 'waiting' },
      { name: 'admin-people', title: 'People', path: '/admin/people', who: 'owner', site: 'waiting' },
      { name: 'admin-posts', title: 'Posts', path: '/admin/blog', who: 'owner' },
      { name: 'admin-post-new', title: 'New post', path: '/admin/blog/new', who: 'owner' },
      { name: 'admin-post-edit', title: 'Editing a post', path: (cast) => cast.postToEdit, who: 'owner' },
      { name: 'admin-newsletter', title: 'Newsletter', path: '/admin/newsletter', who: 'owner' },
      { name: 'admin-messages', title: 'Messages', path: '/admin/messages', who: 'owner' },
      { name: 'admin-imports', title: 'Imports', path: '/admin/imports', who: 'owner', site: 'bad day' },
      {
        name: 'admin-import',
        title: 'One import',
        path: '/admin/imports',
        who: 'owner',
        site: 'bad day',
        pose: firstImport,
      },
    ],
  },
  {
    title: 'Errors and empty states',
    screens: [
      { name: 'error-404', title: 'Page not found', path: '/no-such-page', status: 404 },
      { name: 'error-500', title: 'Server error', path: '/', status: 500, site: 'broken' },
      {
        name: 'list-failed',
        title: 'A list that failed to load',
        path: '/category/black-friday',
        status: 500,
        site: 'broken',
      },
      { name: 'gallery-empty', title: 'An empty gallery', path: '/', site: 'empty' },
      { name: 'browse-empty', title: 'Browse in an empty gallery', path: '/browse', site: 'empty' },
      { name: 'brands-empty', title: 'Brands in an empty gallery', path: '/brands', site: 'empty' },
      {
        name: 'card-states',
        title: 'Cards: new, updated, long subject, no preview',
        path: '/email-type/letters',
        site: 'bad day',
        pose: toTheLabels,
      },
      {
        name: 'preview-long',
        title: 'Preview without an image',
        path: '/email-type/letters?email=fresh',
        site: 'bad day',
      },
      {
        name: 'email-no-picture',
        title: 'An email without an image',
        path: '/email/fresh',
        site: 'bad day',
      },
      {
        name: 'email-broken-picture',
        title: 'An email with a missing image',
        path: '/email/old',
        site: 'bad day',
      },
      {
        name: 'email-not-collected',
        title: 'Pictures that were not collected',
        path: NOT_COLLECTED,
        site: 'bad day',
        pose: allAttributes,
      },
      {
        name: 'email-collect',
        title: 'Pictures that were not collected, for an administrator',
        path: NOT_COLLECTED,
        who: 'owner',
        site: 'bad day',
        pose: allAttributes,
      },
      { name: 'brand-long', title: 'A brand with a long name', path: '/brand/long-names', site: 'bad day' },
      { name: 'brand-empty', title: 'A brand without emails', path: '/brand/nothing-yet', site: 'bad day' },
      {
        name: 'type-empty',
        title: 'An email type without emails',
        path: '/email-type/empty-corner',
        site: 'bad day',
      },
    ],
  },
]

function collection(name: string): (cast: Cast) => string {
  return (cast) => cast.collections[name]!
}

async function toTheFoot(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

/** The labels below the first row of cards. */
async function toTheLabels(page: Page) {
  await page.evaluate(() => scrollBy(0, 260))
}

async function toEmailOfDay(page: Page) {
  await page.getByRole('region', { name: /^Email of the day/ }).scrollIntoViewIfNeeded()
}

async function downTheList(page: Page) {
  await page.evaluate(() => scrollTo(0, 620))
}

async function downThePreview(page: Page) {
  await page
    .getByRole('dialog')
    .getByText('Colors')
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' })
}

async function saveAtOnce(page: Page) {
  await pressSave(page, ['Shift'])
  await page.getByText('Email saved to collection').waitFor()
}

async function pressSave(page: Page, modifiers: 'Shift'[] = []) {
  const save = page.getByRole('button', { name: 'Save for later' })
  const card = page.locator('main article').filter({ has: save }).first()
  await card.hover()
  await card.getByRole('button', { name: 'Save for later' }).click({ modifiers })
}

function press(name: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
  }
}

function menu(name: string) {
  return async (page: Page, device: Device) => {
    if (device === 'desktop') await page.getByRole('button', { name }).click()
    else {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').locator('summary', { hasText: name }).click()
    }
  }
}

async function arrange(page: Page) {
  await press('Arrange')(page)
  await page.getByText('Drag an email').first().waitFor()
}

async function accountMenu(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
}

async function filters(page: Page, device: Device) {
  const name = device === 'phone' ? 'Filters' : 'Industry'
  await page.getByRole('main').getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.or(page.getByPlaceholder('Search categories...')).first().waitFor()
}

async function allAttributes(page: Page) {
  await page.getByText('All attributes').click()
}

async function toRelated(page: Page) {
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 400))
}

async function live(page: Page, device: Device) {
  await page.frameLocator('main iframe').first().locator('body *').first().waitFor({ state: 'attached' })
  if (device === 'phone') await page.locator('main iframe').first().evaluate(toTheTop)
}

/** Below the header and the view switches. */
function toTheTop(element: Element) {
  scrollBy(0, element.getBoundingClientRect().top - 130)
}

async function editor(page: Page) {
  await page.getByRole('textbox', { name: 'HTML source' }).waitFor()
  await live(page, 'desktop')
}

async function download(page: Page) {
  await page.locator('main summary').filter({ hasText: 'Download' }).click()
}

function search(words: string, answer = '') {
  return async (page: Page, device: Device) => {
    const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
    await (device === 'phone' ? button.tap() : button.click())
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('option').nth(3).waitFor()
    if (!words) return
    await dialog.getByRole('combobox').fill(words)
    await dialog.getByText(answer).first().waitFor()
  }
}

async function picker(page: Page) {
  await pressSave(page)
  const dialog = page.getByRole('dialog')
  const none = dialog.getByText("You don't have any email collections yet.")
  await dialog.getByRole('radio').first().or(none).waitFor()
}

async function newCollection(page: Page) {
  await page.getByRole('link', { name: 'New Collection' }).click()
  await page.getByRole('dialog').waitFor()
}

async function firstArticle(page: Page) {
  await page.locator('main article').first().getByRole('link').click()
  await page.waitForURL(/\/blog\/.+/)
}

async function readingArticle(page: Page) {
  await firstArticle(page)
  await page.locator('article.article h2').nth(1).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 500))
}

function logIn(email: string, password: string) {
  return async (page: Page) => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    if (!password) return
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page
      .getByText(/No account found with|One more step/)
      .first()
      .waitFor()
  }
}

async function signUpRest(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill('ada.lovely@people.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function weakPassword(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill('ada.lovely@people.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function firstImport(page: Page) {
  await page.getByRole('main').locator('h2 a').first().click()
  await page.waitForURL(/\/admin\/imports\/.+/)
}

async function scan(page: Page) {
  // Required once the sign-in is some minutes old.
  const proof = page.getByLabel('Current password')
  if (await proof.isVisible()) await proof.fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}
