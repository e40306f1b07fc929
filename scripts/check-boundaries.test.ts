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
  plant('app/features/brands/queries.server.ts', "import { db } from '#app/db/client.server.ts'\n")
  plant('app/features/brands/policy.ts', 'export const allow = (user: unknown) => user as Editor\n')
  plant('app/features/gallery/cards/email-card.tsx', "import { Link } from 'react-router'\n")
  plant('app/features/gallery/cards/card-order.db.test.ts', '')
  plant(
    'app/routes/login.tsx',
    `export async function clientAction({ request }) {
  const form = await request.clone().formData()
}
`,
  )
  plant('app/features/gallery/note.ts', '/** Shown as the Editor sees it. */\n  // as an Editor\n')
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
    'an import against the direction of the folders',
    'app/lib/clock.ts',
    "import { db } from '#app/db/client.server.ts'",
    'app/lib/clock.ts imports app/db/client.server.ts',
  ],
  [
    'an import against the direction of the features',
    'app/features/brands/names.ts',
    "import { cards } from '../gallery/cards.ts'",
    'app/features/brands/names.ts imports app/features/gallery/cards.ts',
  ],
  [
    'reads that do not say that they need a server',
    'app/features/brands/queries.ts',
    '',
    'app/features/brands/queries.ts: not a file name of a feature',
  ],
  [
    'a policy for the server only',
    'app/features/brands/policy.server.ts',
    '',
    'app/features/brands/policy.server.ts: not a file name of a feature',
  ],
  [
    'a name in another case',
    'app/features/brands/brand_names.ts',
    '',
    'app/features/brands/brand_names.ts: not a file name of a feature',
  ],
  [
    'a view outside the folders for views',
    'app/features/brands/brand-page.tsx',
    '',
    'app/features/brands/brand-page.tsx: not a file name of a feature',
  ],
  [
    'a folder that the feature does not have',
    'app/features/brands/rules/names.ts',
    '',
    'app/features/brands/rules/names.ts: not a file name of a feature',
  ],
  [
    'a wrong name in a folder of a topic',
    'app/features/gallery/cards/commands.ts',
    '',
    'app/features/gallery/cards/commands.ts: not a file name of a feature',
  ],
  [
    'a right granted outside a policy',
    'app/features/brands/commands.server.ts',
    'const actor = user as Editor',
    'app/features/brands/commands.server.ts grants a right itself',
  ],
  [
    'a right granted by the server',
    'server/app.ts',
    'const actor = user as unknown as Authorized',
    'server/app.ts grants a right itself',
  ],
  [
    'the whole text of an email on a page of visitors',
    'app/features/gallery/teaser.server.ts',
    'const text = wholeText(email.bodyText)',
    'app/features/gallery/teaser.server.ts reads the text of emails past the policy',
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
    'app/features/brands/names.ts',
    "import { href } from 'react-router'",
    'app/features/brands/names.ts imports react-router',
  ],
  ['an upper-case file name', 'app/ui/Button.tsx', '', 'app/ui/Button.tsx: file names are kebab-case'],
  ['utils', 'app/lib/utils.ts', '', 'app/lib/utils.ts: name it for what it holds'],
  [
    'helpers of the server',
    'app/lib/helpers.server.ts',
    '',
    'app/lib/helpers.server.ts: name it for what it holds',
  ],
]

test.each(FAULTS)('%s is reported', (_, file, text, report) => {
  plant(file, `${text}\n`)
  const { status, said } = check()
  expect(said).toContain(report)
  expect(status).toBe(1)
})

test('all faults are reported at once', () => {
  const planted = FAULTS.filter(([, file], at) => FAULTS.findLastIndex((other) => other[1] === file) === at)
  for (const [, file, text] of planted) plant(file, `${text}\n`)
  const { said } = check()
  expect(planted.filter(([, , , report]) => !said.includes(report))).toEqual([])
})
