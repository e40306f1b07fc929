/** The page that leads from an address to saving: what it finds, and for whom. */
import { expect, test } from 'vitest'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { storedCollections } from '#test/stored-collections.ts'
import { loader } from './save-from.tsx'

useTestDatabase()

test('leads to the page that saves the email, and changes nothing', async () => {
  const { meta } = await signedIn()
  const email = await createEmail({ slug: 'winter', brand: await createBrand({ slug: 'oak' }) })
  const before = await storedCollections()
  for (const query of [
    'url=http://localhost:3000/brand/oak/email/winter',
    'text=Look: http://localhost/email/winter&title=Winter',
    'url=https://other.example/&title=/email/winter',
  ]) {
    const path = `/save-from?${new URLSearchParams(query)}`
    expect(await callRoute(loader, path, { meta }), query).toMatchObject({
      status: 302,
      location: `/save/${email.id}?from=%2Fbrand%2Foak%2Femail%2Fwinter`,
    })
    expect(await callRoute(loader, path)).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/login\?next=%2Fsave-from%3F/),
    })
  }
  expect(await storedCollections()).toBe(before)
})

test('says when it knows no email there', async () => {
  const { meta } = await signedIn()
  await createEmail({ slug: 'hidden', status: 'hidden' })
  for (const url of ['/email/hidden', '/email/none', 'https://other.example/email/hidden', 'x']) {
    const path = `/save-from?url=${encodeURIComponent(url)}`
    expect(await callRoute(loader, path, { meta })).toMatchObject({ status: 404, data: { isUnknown: true } })
  }
  expect(await callRoute(loader, '/save-from', { meta })).toMatchObject({
    status: 200,
    data: { isUnknown: false },
  })
})
