/**
 * Every page in a language whose texts are accented, bracketed and 40 % longer: what stays plain is not in the modules
 * that hold text, and nothing may scroll sideways or be cut on a phone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { createUser } from '#test/signed-in.ts'
import { expect, test as base, untilHydrated } from './base.ts'
import { MEMBER_PAGES, OWNER_PAGES, PAGES } from './pages.ts'
import { signInAt, siteOwner } from './test-users.ts'

const ROOT = path.resolve('.cache/pseudo-language')

/** Builds the app with pseudo texts into a folder that looks like the project's. */
function build(): void {
  mkdirSync(ROOT, { recursive: true })
  for (const name of ['app', 'node_modules', 'package.json', 'packages', 'scripts']) {
    if (!existsSync(path.join(ROOT, name))) symlinkSync(path.resolve(name), path.join(ROOT, name))
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '.', '--config', 'e2e/pseudo-language.vite.ts'],
    {
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: path.join(ROOT, 'build') },
      encoding: 'utf8',
    },
  )
  expect(status, stderr).toBe(0)
}

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      build()
      const folder = await mkdtemp(path.join(tmpdir(), 'pseudo-language-'))
      await copyMigratedFolder(folder)
      const database = await openDatabase({ DATA_DIR: folder })
      useDatabase(database)
      await createUser(siteOwner)
      await database.close()
      const server = startBuiltServer({ DATA_DIR: folder }, ROOT)
      await use(await server.ready)
      server.child.kill()
      await server.ended
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'serial' })

/** What the gallery shows of its emails, brands and categories, and the settings of its owner. */
const CONTENT = [
  'packages/samples/bundle/directory.json',
  'packages/samples/bundle/posts.json',
  ...globSync('packages/samples/bundle/emails/*.json'),
  'app/gallery/categories/built-in-categories.json',
  'app/gallery/categories/menu-groups.ts',
  'app/inspection/checks/support/client-families.ts',
  'app/platform/lib/site-config.ts',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll('\\"', '"')
  .toLowerCase()

/**
 * Pages whose text is not in these modules: legal texts are documents, the names of CSS features and the licenses of
 * packages are data, and results of a search quote emails in pieces.
 */
const DOCUMENTS = /^\/(?:terms|privacy|checks|about\/licenses|search\?q)/

/** Names, examples in fields, addresses, slugs, dates, words of a few letters, and notes of the server’s system. */
const DATA =
  /^(?:Chrome on \w+|List-Id|\d[\d,]*\+? emails?|Chromium .*|(?:all )?with alt text|webP image format|[\w.+-]+@[\w.-]+|\/?[a-z0-9-]+|[\w-]+(?:\.[\w-]+)+|https?:\S+|Mailshelf <\S+>|delete my account|npm run .*|Olive Owner|\d+ \w+ \d{4}(?:, .*)?|#[0-9a-f]{6})$/

function isContent(found: string): boolean {
  const text = found.replace(/^(?:aria-label|title|placeholder|alt)=/, '')
  return (
    DATA.test(text) ||
    text.split(/, | · |…/).every((part) => CONTENT.includes(part.toLowerCase()) || DATA.test(part))
  )
}

async function visit(page: Page, site: string, addresses: string[]): Promise<void> {
  const plain: string[] = []
  const cut: string[] = []
  for (const address of addresses) {
    await page.goto(site + address)
    await untilHydrated(page)
    const found = await page.evaluate(look)
    if (!DOCUMENTS.test(address))
      plain.push(...found.plain.filter((text) => !isContent(text)).map((text) => `${address}: ${text}`))
    cut.push(...found.cut.map((text) => `${address}: ${text}`))
  }
  expect.soft(plain, 'texts outside copy.ts files').toEqual([])
  expect.soft(cut, 'cut off').toEqual([])
}

/** Runs in the page. */
function look(): { plain: string[]; cut: string[] } {
  const plain = new Set<string>()
  const cut = new Set<string>()
  const beyond = document.documentElement.scrollWidth - innerWidth
  if (beyond > 0) cut.add(`scrolls sideways by ${beyond} px`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement!
    const text = walker.currentNode.textContent!.trim().replaceAll(/\s+/g, ' ')
    if (
      parent.closest('script, style, noscript, template, code, pre, .cm-editor') ||
      !parent.checkVisibility({ visibilityProperty: true })
    )
      continue
    if (/[A-Za-z]{3}/.test(text) && !text.includes('[')) plain.add(text)
    if (!/[[~]/.test(text)) continue
    // Text that runs out of a box which hides it.
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (
      width > 0 &&
      (right > innerWidth + 1 || left < -1) &&
      !parent.closest('.sr-only, [class*=":sr-only"], [class*=overflow-x], [class*=truncate], [aria-hidden]')
    )
      cut.add(`${parent.tagName} beyond the screen: ${text.slice(0, 80)}`)
    const box = parent.closest('button, a, summary, label, th, td, h1, h2, h3')
    if (
      box &&
      box.scrollWidth > box.clientWidth + 1 &&
      getComputedStyle(box).overflowX !== 'visible' &&
      box.clientWidth > 1
    )
      cut.add(`${box.tagName} cut: ${text.slice(0, 80)}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    '[aria-label], [title], [placeholder], img[alt]',
  )) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name)?.trim()
      if (text && /[A-Za-z]{3}/.test(text) && !text.includes('[')) plain.add(`${name}=${text}`)
    }
  }
  return { plain: [...plain], cut: [...cut] }
}

test('pages of guests', async ({ page, site }) => visit(page, site, PAGES))

test('pages of members and owners', async ({ page, site }) => {
  await signInAt(site, page.request)
  await visit(page, site, [...MEMBER_PAGES, ...OWNER_PAGES])
})
