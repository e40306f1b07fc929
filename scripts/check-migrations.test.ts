import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  for (const name of ['migrations/meta', 'sql']) mkdirSync(path.join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the check says about a migration after the released one, which drops a column as well. */
function check(text: string, { number = 5, oldest = 3, when = 2, released = '0000_old' } = {}) {
  const files = {
    'released.json': JSON.stringify({ migration: released, number: 5, oldest: 3 }),
    'sql/number.json': JSON.stringify({ number, oldest }),
    'migrations/meta/_journal.json': JSON.stringify({
      entries: [
        { tag: '0000_old', when: 1 },
        { tag: '0001_new', when },
      ],
    }),
    'migrations/0000_old.sql': 'ALTER TABLE "emails" DROP COLUMN "old";',
    'migrations/0001_new.sql': text,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check-migrations.mjs', folder], {
    encoding: 'utf8',
  })
  return { status, problems: status === 0 ? [] : stdout.trim().split('\n') }
}

const SAFE = { status: 0, problems: [] }
const EXPANDED = `CREATE TABLE "notes" ("id" uuid PRIMARY KEY NOT NULL, "text" text NOT NULL, "email_id" uuid NOT NULL);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "short" CHECK (length("note") < 9) NOT VALID;--> statement-breakpoint
DROP INDEX "unused";--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "note" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "notes_email" ON "notes" ("email_id");`

test('what the released build does not notice is allowed', () => {
  expect(check(EXPANDED)).toEqual(SAFE)
})

test.each([
  ['ban-drop-column', 'ALTER TABLE "emails" DROP COLUMN "b";'],
  ['renaming-column', 'ALTER TABLE "emails" RENAME COLUMN "b" TO "c";'],
  ['ban-drop-table', 'DROP TABLE "notes" CASCADE;'],
  ['renaming-table', 'ALTER TABLE "notes" RENAME TO "remarks";'],
  ['dropped-object', 'DROP FUNCTION IF EXISTS length_of(text);'],
  ['dropped-object', "ALTER TYPE \"state\" RENAME VALUE 'a' TO 'b';"],
  ['adding-not-nullable-field', 'ALTER TABLE "emails" ALTER COLUMN "b" SET NOT NULL;'],
  ['adding-required-field', 'ALTER TABLE "emails" ADD COLUMN "b" text NOT NULL;'],
  ['adding-field-with-default', 'ALTER TABLE "emails" ADD COLUMN "b" uuid DEFAULT gen_random_uuid();'],
  ['changing-column-type', 'ALTER TABLE "emails" ALTER COLUMN "b" SET DATA TYPE bigint;'],
  ['require-concurrent-index-creation', 'CREATE INDEX "emails_b" ON "emails" ("b");'],
  ['ban-concurrent-index-creation-in-transaction', 'CREATE INDEX CONCURRENTLY "emails_b" ON "emails" ("b");'],
  ['constraint-missing-not-valid', 'ALTER TABLE "emails" ADD CONSTRAINT "b" CHECK ("b" > 0);'],
  [
    'adding-foreign-key-constraint',
    'ALTER TABLE "emails" ADD CONSTRAINT "b" FOREIGN KEY ("b") REFERENCES "notes"("id");',
  ],
  ['refill', '-- Upper case.\nUPDATE "emails" SET "b" = upper("b");'],
  ['refill', 'INSERT INTO "notes" SELECT "id" FROM "emails";'],
])('%s is refused, unless a line says why it is safe or released builds are refused', (rule, statement) => {
  const text = `${EXPANDED}\n--> statement-breakpoint\n${statement}`
  const line = text.split('\n').length
  const { status, problems } = check(text)
  expect(status).toBe(1)
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^0001_new\\.sql:${line} ${rule}: `)))
  const rules = new Set(problems.map((problem) => problem.split(/[ :]/)[2]!))
  const marked = [...rules].map((name) => `-- Safe (${name}): only this test has it\n`).join('')
  expect(check(`${marked}${text}`)).toEqual(SAFE)
  expect(check(`-- Safe (${rule}):\n${text}`).problems).toEqual(check(`--\n${text}`).problems)
  expect(check(text, { number: 6, oldest: 6 })).toEqual(SAFE)
})

test('the numbers of the released build never go down', () => {
  expect(check('', { number: 4 }).problems).toEqual([expect.stringContaining('never go down')])
  expect(check('', { oldest: 2 }).problems).toEqual([expect.stringContaining('never go down')])
  expect(check('', { oldest: 6 }).problems).toEqual([expect.stringContaining('later build than this one')])
})

test('a migration that databases of the released build would skip is refused', () => {
  expect(check(EXPANDED, { when: 1 }).problems).toEqual([expect.stringContaining('0001_new: older than')])
  expect(check(EXPANDED, { released: '0009_gone' }).problems).toContainEqual(
    expect.stringContaining('0009_gone is released, but not in the list'),
  )
})
