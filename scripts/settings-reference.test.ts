import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { names, settingsReference } from './settings-reference.ts'

/** Set by scripts, or by uploading a file in the browser. */
const NOT_FOR_ENV = ['NODE_ENV', 'SITE_LOGO', 'SITE_ICON']

test('.env.example has every setting that the schema reads, and no other', () => {
  expect(names.documented.toSorted()).toEqual(
    names.schema.filter((name) => !NOT_FOR_ENV.includes(name)).toSorted(),
  )
})

test('docs/settings.md says what the schema accepts: npm run docs:settings', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsReference())
})
