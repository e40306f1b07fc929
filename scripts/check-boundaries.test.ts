import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = path.resolve('scripts/check-boundaries.mjs')
let tree: string

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  for (const folder of ['app', 'server', 'cli', 'test']) mkdirSync(path.join(tree, folder))
  plant('app/gallery/brands/queries.server.ts', "import { db } from '#app/platform/db/client.server.ts'\n")
  plant('app/gallery/brands/policy.ts', 'export const allow = (user: unknown) => user as Editor\n')
  plant('app/gallery/cards/email-card.tsx', "import { Link } from 'react-router'\n")
  plant('app/gallery/cards/card-order.db.test.ts', "import { upload } from '#app/intake/upload/form.ts'\n")
  plant(
    'app/routes/login.tsx',
    `export async function clientAction({ request }) {
  const form = await request.clone().formData()
}
`,
  )
  plant('app/gallery/note.ts', '/** Shown as the Editor sees it. */\n  // as an Editor\n')
})

afterEach(() => rmSync(tree, { recursive: true }))

function plant(file: string, text: string) {
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(tree, file), text)
}

function check() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: tree, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test('a tree without faults passes', () => {
  expect(check()).toEqual({ status: 0, said: 'No import crosses a boundary.\n' })
})

const FAULTS: [kind: string, file: string, text: string, report: string][] = [
  [
    'an upward import within the platform',
    'app/platform/lib/clock.ts',
    "import { db } from '#app/platform/db/client.server.ts'",
    'app/platform/lib/clock.ts imports app/platform/db/client.server.ts',
  ],
  [
    'an upward import between modules',
    'app/accounts/request/guard.server.ts',
    "const { collect } = await import('#app/collections/queries.server.ts')",
    'app/accounts/request/guard.server.ts imports app/collections/queries.server.ts',
  ],
  [
    'an upward import within a module',
    'app/gallery/brands/names.ts',
    "import { cards } from '../cards/card.ts'",
    'app/gallery/brands/names.ts imports app/gallery/cards/card.ts',
  ],
  [
    'an import of the document',
    'app/layout/header.tsx',
    "import type { Root } from '../root.tsx'",
    'app/layout/header.tsx imports app/root.tsx',
  ],
  [
    'a module that is not listed',
    'app/shop/orders.ts',
    '',
    'app/shop/orders.ts: its folder is not in the list',
  ],
  [
    'reads that do not say that they need a server',
    'app/gallery/brands/queries.ts',
    '',
    'app/gallery/brands/queries.ts: on the wrong side',
  ],
  [
    'a policy for the server only',
    'app/gallery/brands/policy.server.ts',
    '',
    'app/gallery/brands/policy.server.ts: on the wrong side',
  ],
  [
    'a view outside the folders for views',
    'app/intake/inbox/folder-page.tsx',
    '',
    'app/intake/inbox/folder-page.tsx: views stand in components/',
  ],
  [
    'a right granted outside a policy',
    'app/gallery/brands/commands.server.ts',
    'const actor = user as Editor',
    'app/gallery/brands/commands.server.ts grants a right itself',
  ],
  [
    'a right granted by the server',
    'server/app.ts',
    'const actor = user as unknown as Authorized',
    'server/app.ts grants a right itself',
  ],
  [
    'the whole text of an email on a page of visitors',
    'app/gallery/teaser.server.ts',
    'const text = wholeText(email.bodyText)',
    'app/gallery/teaser.server.ts reads the text of emails past the policy',
  ],
  [
    'the text of an email in SQL',
    'app/routes/teaser.ts',
    'const text = sql<string>`left(${emails.bodyText}, 100)`',
    'app/routes/teaser.ts reads the text of emails past the policy',
  ],
  [
    'a form read without limits',
    'app/routes/contact.tsx',
    `export async function clientAction({ request }) {
  return request.clone().formData()
}

export async function action({ request }) {
  return request.formData()
}`,
    'app/routes/contact.tsx reads a form',
  ],
  [
    'a form that the server reads',
    'server/inbox-api.ts',
    'const form = await c.req.parseBody()',
    'server/inbox-api.ts reads a form',
  ],
  [
    'react-router in a pure file',
    'app/gallery/brands/links.ts',
    "import { href } from 'react-router'",
    'app/gallery/brands/links.ts imports react-router',
  ],
  ['an upper-case file name', 'app/platform/ui/Button.tsx', '', 'Button.tsx: file names are kebab-case'],
  ['a name with underscores', 'app/gallery/brand_names.ts', '', 'brand_names.ts: file names are kebab-case'],
  ['utils', 'app/platform/lib/utils.ts', '', 'app/platform/lib/utils.ts: name it for what it holds'],
  [
    'helpers of the server',
    'app/routes/helpers.server.ts',
    '',
    'helpers.server.ts: name it for what it holds',
  ],
]

test.each(FAULTS)('%s is reported', (_, file, text, report) => {
  plant(file, `${text}\n`)
  const { status, said } = check()
  expect(said).toContain(report)
  expect(status).toBe(1)
})

test('all faults are reported at once', () => {
  for (const [, file, text] of FAULTS) plant(file, `${text}\n`)
  const { said } = check()
  expect(FAULTS.filter(([, , , report]) => !said.includes(report))).toEqual([])
})
