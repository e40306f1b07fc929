/** Account journeys: sign-up, sign-in and settings. */
import type { Page } from '@playwright/test'
import { totpCode } from '#app/accounts/second-factor/totp.server.ts'
import { expect, openHydrated, test, untilHydrated } from './base.ts'
import { delayResponses, delayScripts } from './delayed-responses.ts'
import { emailTo, linkIn } from './mailbox.ts'
import { untilScriptsRun } from './scripts-run.ts'
import { adminEmail, signInBy, somebody, type Somebody } from './test-users.ts'
import { entriesOf } from './zip.ts'

test.skip(({ isMobile }) => isMobile, 'the same forms; how they look on phones is asked in accounts-screens')

/** Some attempts get a 4xx response, which the browser reports as a console error. */
function forgive(consoleErrors: string[]) {
  expect(consoleErrors.splice(0).filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
}

async function typeCredentials(page: Page, { email, password }: Pick<Somebody, 'email' | 'password'>) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The time step whose code an authenticator app shows. */
function presentStep(): number {
  return Math.floor(Date.now() / 30_000)
}

async function openDialog(page: Page, link: string) {
  await page.goto('/settings')
  await untilScriptsRun(page)
  await page.getByRole('link', { name: link }).click()
  return page.getByRole('dialog')
}

test('signs up, requests the email again, and confirms', async ({ page, consoleErrors }) => {
  const { email, name, password } = somebody()
  await openHydrated(page, '/signup')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('somebody')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your full name')).toBeVisible()
  await expect(page.getByText('Please enter a password')).toBeVisible()
  await page.getByLabel('Full name').fill(name)
  await expect(page.getByText('Please enter your full name')).toBeHidden()
  const field = page.getByPlaceholder('Create password (min 8 characters)')
  await field.fill('1234567')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('passwo')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await field.fill('password1')
  await expect(page.getByText('Password must be at least 8 characters')).toBeHidden()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/This password is easy to guess/).first()).toBeVisible()
  await expect(page.getByText('Registration failed').first()).toBeVisible()
  await field.fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByText('Registration successful')).toBeVisible()
  await expect(page.getByText('Please check your email to confirm your account.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const first = linkIn(await emailTo(email, 'Confirm your email address'))
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(/Sent again/)).toBeVisible()
  await expect(async () => {
    expect(linkIn(await emailTo(email, 'Confirm your email address'))).not.toBe(first)
  }).toPass()

  await page.goto(linkIn(await emailTo(email, 'Confirm your email address')))
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Account created')).toBeVisible()
  await expect(page.getByText("You're all set!")).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible()

  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await page.goto('/signup')
  await expect(page).toHaveURL('/')
  forgive(consoleErrors)
})

test('a link opened in another browser asks for a password, and works once', async ({
  page,
  request,
  consoleErrors,
}) => {
  const person = somebody()
  await request.post('/signup', { form: person })
  const link = linkIn(await emailTo(person.email, 'Confirm your email address'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Please enter a password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('quite-another-lamp-3')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Account created')).toBeVisible()
  expect(await signInBy(request, person)).toBe(false)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  forgive(consoleErrors)
})

test('wrong sign-ins look the same, and a successful one returns to the first page', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  const person = await signIn()
  await page.context().clearCookies()
  await page.goto('/settings')
  await expect(page).toHaveURL('/login?next=%2Fsettings')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await typeCredentials(page, { ...person, password: '' })
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Change' }).click()

  for (const email of [person.email, somebody().email]) {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('No account found with')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('Would you like to create an account instead?')).toBeVisible()
    await expect(page.getByText('Login failed').first()).toBeVisible()
    await expect(page.getByText('Please check your credentials and try again').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByRole('button', { name: 'Change' }).click()
  }

  await typeCredentials(page, person)
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: `Account of ${person.email}` }).click()
  await page.locator('#account-menu').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  forgive(consoleErrors)
})

test('an unknown address continues with sign-up, without appearing in the URL', async ({
  page,
  consoleErrors,
}) => {
  const { email } = somebody()
  await page.goto('/login')
  await typeCredentials(page, { email, password: 'whatever it was' })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByText('Creating account for')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Full name')).toBeVisible()
  forgive(consoleErrors)
})

test('after guesses from everywhere, a new browser signs in through an emailed link', async ({
  page,
  signIn,
  request,
  baseURL,
  consoleErrors,
}) => {
  const person = await signIn()
  await page.context().clearCookies()
  // All at once: each answer takes its time, so that it tells nothing.
  await Promise.all(
    Array.from({ length: 31 }, (_, network) =>
      request.post('/login', {
        headers: { Origin: baseURL!, 'X-Forwarded-For': `100.${network}.7.7` },
        form: { email: person.email, password: `guess-number-${network}` },
        maxRedirects: 0,
      }),
    ),
  )
  await page.goto('/login')
  await typeCredentials(page, person)
  await expect(page.getByText('There have been too many failed sign-ins for this address.')).toBeVisible()
  await page.goto(linkIn(await emailTo(person.email, 'Sign in from a new browser')))
  await page.getByRole('button', { name: 'Allow this browser' }).click()
  await expect(page.getByText('You can sign in now')).toBeVisible()
  await typeCredentials(page, person)
  await expect(page.getByText('Login successful')).toBeVisible()
  forgive(consoleErrors)
})

test('a password is reset through a link that works once', async ({
  page,
  signIn,
  consoleErrors,
  request,
}) => {
  const person = await signIn()
  await page.context().clearCookies()
  await page.goto('/login')
  await typeCredentials(page, { ...person, password: 'long forgotten' })
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const link = linkIn(await emailTo(person.email, 'Reset your password'))
  await page.goto(link)
  await page.getByLabel('New password').fill('a-new-reading-lamp')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Please confirm your password')).toBeVisible()
  await page.getByLabel('Confirm password').fill('a-new-reading-lump')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('The passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('a-new-reading-lamp')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await typeCredentials(page, { ...person, password: 'a-new-reading-lamp' })
  await expect(page.getByText('Login successful')).toBeVisible()
  expect(await signInBy(request, person)).toBe(false)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  forgive(consoleErrors)
})

test('changes the name in its dialog, and restores the focus', async ({ page, signIn, consoleErrors }) => {
  await signIn()
  const dialog = await openDialog(page, 'Edit Name')
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  await dialog.getByLabel('Full name').fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter your full name')).toBeVisible()
  await dialog.getByLabel('Full name').fill('Beatrix Example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Beatrix Example').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Name' })).toBeFocused()
  forgive(consoleErrors)
})

test('changes the address when the new one is confirmed, and notifies the old one', async ({
  page,
  signIn,
  consoleErrors,
  request,
}) => {
  const person = await signIn()
  const next = somebody().email
  const dialog = await openDialog(page, 'Change E-mail address')
  const field = dialog.getByLabel('New email address')
  const send = dialog.getByRole('button', { name: 'Send verification' })
  for (const [typed, said] of [
    ['', 'Email is required'],
    ['nobody', 'Invalid email address'],
    [person.email, 'Please enter a different email address'],
  ] as const) {
    await field.fill(typed)
    await send.click()
    await expect(dialog.getByText(said)).toBeVisible()
    await expect(field).toBeFocused()
  }
  await field.fill(next)
  await send.click()
  await expect(page.getByText('Verification email sent')).toBeVisible()
  await expect(page.getByText('Please check your email to confirm the change')).toBeVisible()
  await emailTo(person.email, 'A change of your email address was requested')
  await page.goto(linkIn(await emailTo(next, 'Confirm your new email address')))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Email address changed')).toBeVisible()
  await emailTo(person.email, 'Your email address was changed')
  expect(await signInBy(request, person)).toBe(false)
  expect(await signInBy(request, { ...person, email: next })).toBe(true)
  forgive(consoleErrors)
})

test('a new address confirmed in another browser is said there', async ({ page, signIn, browser }) => {
  await signIn()
  const next = somebody().email
  const dialog = await openDialog(page, 'Change E-mail address')
  await dialog.getByLabel('New email address').fill(next)
  await dialog.getByRole('button', { name: 'Send verification' }).click()
  await expect(page.getByText('Verification email sent')).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(linkIn(await emailTo(next, 'Confirm your new email address')))
  await elsewhere.getByRole('button', { name: 'Confirm' }).click()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(elsewhere.getByText('Email address changed')).toBeVisible()
  await elsewhere.context().close()
})

test('a session that has ended when a form is sent: signed in again, one is at the form with its words', async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await openHydrated(page, '/settings/name')
  const name = page.getByRole('dialog').getByLabel('Full name')
  await name.fill('Ada Typed At Length')
  await page.context().clearCookies()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fname')
  await typeCredentials(page, person)
  await expect(page).toHaveURL('/settings/name')
  await expect(name).toHaveValue('Ada Typed At Length')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name updated successfully')).toBeVisible()
  // Sent and stored, nothing of it is left for the next time.
  await openHydrated(page, '/settings/name')
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.startsWith('unsent:'))).toEqual([])
})

test('the way to a new password stands on both steps of signing in', async ({ page }) => {
  const { email } = somebody()
  await openHydrated(page, '/login')
  const forgot = page.getByRole('link', { name: 'Forgot password?' })
  await expect(forgot).toHaveAttribute('href', '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await forgot.click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('a new password ends the other sessions', async ({ page, signIn, browser, consoleErrors, request }) => {
  const person = await signIn()
  const other = await browser.newContext()
  expect(await signInBy(other.request, person)).toBe(true)
  const elsewhere = await other.newPage()
  await elsewhere.goto('/settings')

  const dialog = await openDialog(page, 'Change Password')
  const change = dialog.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.getByLabel('New password').fill('1234567')
  await change.click()
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
  await dialog.getByLabel('New password').fill('a-quiet-wall-17')
  await dialog.getByLabel('Confirm password').fill('a-quiet-wall-17')
  await change.click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await emailTo(person.email, 'Your password was changed')

  await elsewhere.goto('/settings')
  await expect(elsewhere).toHaveURL('/login?next=%2Fsettings')
  await expect(elsewhere.getByText('Your session has ended')).toBeVisible()
  await other.close()
  expect(await signInBy(request, { ...person, password: 'a-quiet-wall-17' })).toBe(true)
  forgive(consoleErrors)
})

test('two-factor authentication: on, code, recovery code, off', async ({
  page,
  signIn,
  consoleErrors,
  expectAccessible,
}) => {
  const person = await signIn()
  const dialog = await openDialog(page, 'Turn on: Two-factor authentication')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByAltText('QR code for your authenticator app')).toBeVisible()
  await expectAccessible()
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel('Code from the app').fill('12345')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code does not work. Please try the next one.')).toBeVisible()
  await expect(dialog.getByAltText('QR code for your authenticator app')).toBeVisible()
  // Valid during the next step as well, so it does not matter when it arrives.
  const usedStep = presentStep()
  const usedCode = totpCode(secret, usedStep)
  await dialog.getByLabel('Code from the app').fill(usedCode)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectAccessible()
  const recoveryCode = await dialog.getByRole('listitem').first().innerText()
  await dialog.getByRole('link', { name: 'I have saved them' }).click()
  await expect(page.getByText(/10 recovery codes left/)).toBeVisible()
  await emailTo(person.email, 'Two-factor authentication is on')

  await page.context().clearCookies()
  await page.goto('/login?next=%2Fsettings')
  await typeCredentials(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Code from your authenticator app').fill(usedCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code does not work. Please try the next one.').first()).toBeVisible()
  // The code of the next step is valid early.
  await page
    .getByLabel('Code from your authenticator app')
    .fill(totpCode(secret, Math.max(usedStep + 1, presentStep())))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page).toHaveURL('/settings')

  await page.context().clearCookies()
  await page.goto('/login')
  await typeCredentials(page, person)
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()

  await openHydrated(page, '/settings')
  await page.getByRole('link', { name: 'New recovery codes' }).click()
  await dialog.getByRole('button', { name: 'Create new codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Turn off: Two-factor authentication' }).click()
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-factor authentication turned off')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Turn on: Two-factor authentication' })).toBeVisible()
  forgive(consoleErrors)
})

test('lists sessions by device, and ends one or all', async ({ page, signIn, browser }) => {
  const person = await signIn()
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]
  const others = await Promise.all(agents.map((userAgent) => browser.newContext({ userAgent })))
  for (const other of others) expect(await signInBy(other.request, person)).toBe(true)

  await page.goto('/settings')
  await expect(page.getByText('This browser', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click()
  await expect(page.getByText('Session ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out: Firefox on Windows' })).toBeHidden()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out:/ })).toHaveCount(0)
  for (const other of others) {
    expect((await other.request.get('/settings', { maxRedirects: 0 })).status()).toBe(302)
    await other.close()
  }
  await expect(page.getByText(/You created your account/)).toBeVisible()
})

test('stores the theme in the account, and applies it in another browser', async ({
  page,
  signIn,
  browser,
}) => {
  const person = await signIn()
  // A choice at the very moment of hydration is undone by it.
  await openHydrated(page, '/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.getByText('Preferences saved')).toBeVisible()
  const digestsSaved = page.waitForResponse(/settings\/preferences/)
  await page.getByRole('checkbox', { name: 'Email digests' }).check()
  expect((await digestsSaved).ok()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Email digests' })).toBeChecked()

  const other = await browser.newContext()
  expect(await signInBy(other.request, person)).toBe(true)
  const elsewhere = await other.newPage()
  await elsewhere.goto('/brands')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark')
  await untilScriptsRun(elsewhere)
  const saved = elsewhere.waitForResponse(/settings\/preferences/)
  await elsewhere.getByRole('button', { name: 'Light' }).click()
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'light')
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.close()
})

test('exports everything as one archive', async ({ page, signIn }) => {
  const person = await signIn()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Download: Export my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export my data' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Your archive is ready.')).toBeVisible()
  const started = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /^Download, / }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const files = await entriesOf(Buffer.concat(chunks))
  expect([...files.values()].some((file) => file.includes(person.email))).toBe(true)
})

test('deletes an account after its phrase, immediately', async ({ page, signIn, consoleErrors, request }) => {
  const person = await signIn()
  const dialog = await openDialog(page, 'Delete account')
  await expect(dialog.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await expect(
    dialog.getByText(
      'This action cannot be undone. Your account and all of its data will be permanently removed.',
    ),
  ).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Delete account' })
  const field = dialog.getByLabel("Type 'delete my account' to confirm")
  for (const almost of ['', 'Delete my account', 'delete my account ']) {
    await field.fill(almost)
    await expect(button).toBeDisabled()
  }
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Delete account' }).click()
  await expect(field).toHaveValue('')
  // The server checks the phrase too.
  await button.evaluate((element: HTMLButtonElement) => {
    element.disabled = false
  })
  await button.click()
  await expect(page.getByText("Please type 'delete my account' to confirm").first()).toBeVisible()
  await field.fill('delete my account')
  await button.click()
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await emailTo(person.email, /account/i)
  expect(await signInBy(request, person)).toBe(false)
  forgive(consoleErrors)
})

test('deleting after the session has expired suggests contacting support', async ({ page, signIn }) => {
  await signIn()
  const dialog = await openDialog(page, 'Delete account')
  await page.context().clearCookies()
  await dialog.getByLabel("Type 'delete my account' to confirm").fill('delete my account')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Account deletion requested')).toBeVisible()
  await expect(
    page.getByText('Please contact support to complete the account deletion process.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('keeps a phrase typed before scripts loaded', async ({ page, signIn }) => {
  await signIn()
  const release = await delayScripts(page)
  await page.goto('/settings/delete', { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel("Type 'delete my account' to confirm")
  const button = dialog.getByRole('button', { name: 'Delete account' })
  await field.fill('delete my accoun')
  await expect(button).toBeEnabled()
  release()
  await expect(button).toBeDisabled()
  await expect(field).toHaveValue('delete my accoun')
  await field.press('t')
  await expect(button).toBeEnabled()
})

test('slow actions show what is happening', async ({ page, signIn }) => {
  await signIn()
  await openHydrated(page, '/about')
  const openSettings = await delayResponses(page, '/settings')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.locator('#account-menu').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  openSettings()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden()

  await page.getByRole('link', { name: 'Edit Name' }).click()
  const dialog = page.getByRole('dialog')
  const saveName = await delayResponses(page, '/settings/name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
  saveName()
  await expect(page.getByText('Name updated successfully')).toBeVisible()

  await page.getByRole('link', { name: 'Delete account' }).click()
  await dialog.getByLabel("Type 'delete my account' to confirm").fill('delete my account')
  const deleteAccount = await delayResponses(page, '/settings/delete')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible()
  deleteAccount()
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('an administrator is sent to sign in, and finds the admin pages in the menu', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  await openHydrated(page, '/about')
  const letIn = await delayResponses(page, '/admin')
  await page.getByRole('button', { name: `Account of ${adminEmail}` }).click()
  await page.locator('#account-menu').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByText('Verifying admin access...')).toBeVisible()
  letIn()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Select a category to get started!' }),
  ).toBeVisible()
  await expect(page.getByText('Verifying admin access...')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sign-up, sign-in and settings work with forms alone', async ({ page, consoleErrors }) => {
    const person = somebody()
    await page.goto('/login?next=%2Fsettings')
    await typeCredentials(page, person)
    await expect(page.getByText('No account found with')).toBeVisible()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Creating account for')).toBeVisible()
    await expect(page).toHaveURL('/signup?next=%2Fsettings')
    await page.getByLabel('Full name').fill(person.name)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please enter a password')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue(person.name)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await page.goto(linkIn(await emailTo(person.email, 'Confirm your email address')))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Account created')).toBeVisible()

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.locator('#account-menu').getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Edit Name' }).click()
    await page.getByRole('dialog').getByLabel('Full name').fill('Beatrix Example')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Name updated successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('Logged out successfully')).toBeVisible()

    await page.goto('/login?next=%2Fsettings')
    await typeCredentials(page, person)
    await expect(page).toHaveURL('/settings')
    await expect(page.getByText('Login successful')).toBeVisible()
    await expect(page.getByText('Beatrix Example').first()).toBeVisible()
    forgive(consoleErrors)
  })
})
