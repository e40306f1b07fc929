import { expect, test } from 'vitest'
import { adminCopy } from './admin-copy.ts'
import { openErrors } from './open-errors.ts'
import { NEW_DRAFT } from './post-draft.ts'

const words = adminCopy.form
const sent = { ...NEW_DRAFT, slug: 'taken', slugIsOwn: true }
const answer = {
  draft: sent,
  errors: { title: words.titleMissing, slug: words.slugTaken, excerpt: words.excerptMissing },
}

test('keeps every error until something is edited', () => {
  expect(openErrors(answer, sent)).toEqual(answer.errors)
})

test('drops the error of a field that is right, and keeps those of the others', () => {
  const { title: _, ...others } = answer.errors
  expect(openErrors(answer, { ...sent, title: 'A field guide' })).toEqual(others)
})

test('keeps a field that is still wrong, with the error it has now', () => {
  const edited = { ...sent, slug: 'Not a slug' }
  expect(openErrors(answer, edited)).toMatchObject({ slug: words.slugShape })
})

test('drops an error that only the server knows once its field has changed', () => {
  expect(openErrors(answer, { ...sent, slug: 'another' })).not.toHaveProperty('slug')
})
