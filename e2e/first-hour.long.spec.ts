/** Follows docs/first-hour.md as a new owner: an empty gallery, an owner, a first email, a collection, a first post. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { expect, test as base } from './base.ts'

const run = promisify(execFile)

const MESSAGE = `From: "Riverside Books" <hello@riverside-books.example>
To: anna@example.com
Subject: Six novels for a long winter
Date: Thu, 12 Nov 2026 09:30:00 +0000
Message-ID: <six-novels@riverside-books.example>
Content-Type: text/html; charset=utf-8

<body style="background:#f4efe6"><h1>Six novels for a long winter</h1>
<p>Buy two and the third is half price until Sunday.</p></body>
`

type Gallery = { url: string; folder: string; mailshelf: (...args: string[]) => Promise<string> }

const test = base.extend<{ gallery: Gallery }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  gallery: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'first-hour-'))
    await copyMigratedFolder(folder)
    const server = startBuiltServer({ DATA_DIR: folder, SAMPLES: 'off' })
    const url = await server.ready
    await use({
      url,
      folder,
      async mailshelf(...args) {
        const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, SITE_URL: url }
        return (await run(process.execPath, ['build/server/cli.js', ...args], { env })).stdout
      },
    })
    server.child.kill()
    await server.ended
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  },
})

test('leads from an empty gallery to an owner, an imported email, a collection and a post', async ({
  page,
  browser,
  gallery,
}) => {
  test.slow()
  const { url, folder, mailshelf } = gallery

  const link = /http\S+/.exec(await mailshelf('admin', 'create', 'anna@example.com'))![0]
  await page.goto(url + new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
  await expect(page.getByText('For the account anna@example.com.')).toBeVisible()
  await page.getByLabel('New password').fill('paper boats go far')
  await page.getByLabel('Confirm password').fill('paper boats go far')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(`${url}/login`)
  await page.getByLabel('Email', { exact: true }).fill('anna@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('paper boats go far')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Login successful')).toBeVisible()

  const message = path.join(folder, 'six-novels.eml')
  await writeFile(message, MESSAGE.replaceAll('\n', '\r\n'))
  const said = await mailshelf('import', message)
  expect(said).toContain('added     1')
  expect(said).toContain('npm run mailshelf -- brand rename riverside-books "Another name"')
  expect(await mailshelf('brand', 'rename', 'riverside-books', 'Riverside')).toContain('Riverside')

  await page.reload()
  await page.getByRole('link', { name: /^Six novels for a long winter/ }).click()
  await expect(page.getByRole('dialog').getByText('Riverside')).toBeVisible()
  await page.getByRole('link', { name: 'View full email page' }).click()
  // The preview has a button to save as well, until it closes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six novels for a long winter')
  await page.getByRole('button', { name: 'Save for later' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create New Collection' }).click()
  await dialog.getByLabel('Name').fill('Winter')
  await dialog.getByRole('button', { name: 'Create Collection' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Email saved to collection')).toBeVisible()
  await page.goto(`${url}/saved`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Collections (1)')

  await page.getByRole('button', { name: 'Account of anna@example.com' }).click()
  await page.locator('#account-menu').getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('link', { name: 'Blogs' }).click()
  await page.getByRole('link', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Why winter emails are long')
  await page.getByLabel('Category').selectOption('Case Studies')
  await page.getByLabel('Excerpt').fill('People read more in the dark.')
  await page.getByLabel('Block 1: Content').fill('It begins with the clocks.')
  const cover = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#7a2e1d' } }).png()
  await page
    .getByLabel('or choose an image')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await cover.toBuffer() })
  await page.getByLabel('Alt text').fill('A dark red wall')
  await page.getByText('Published', { exact: true }).click()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${url}/blog/why-winter-emails-are-long`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Why winter emails are long')
  await visitor.goto(url)
  await expect(visitor.getByRole('link', { name: /^Six novels for a long winter/ }).first()).toBeVisible()
  await visitor.context().close()
})
