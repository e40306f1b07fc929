import { expect, test } from 'vitest'
import { formerAddresses } from './former-addresses.ts'

test.each([
  ['/rehearse?from=mail', '/preview-draft?from=mail'],
  ['/brand/caf%C3%A9/figures?offer=25', '/brand/caf%C3%A9/analytics?offer=25'],
  ['/category/black-friday/figures', '/category/black-friday/analytics'],
  ['/state-of-email/2026-10', '/state-of-email'],
  ['/checks?area=whole&severity=serious', '/checks?area=delivery&severity=serious'],
])('%s has moved to %s for good', async (former, now) => {
  const { status, headers } = await formerAddresses.request(former)
  expect([status, headers.get('Location')]).toEqual([301, now])
})

test.each([
  '/brand/figures',
  '/email/welcome/figures',
  '/rehearse/secret',
  '/state-of-email',
  '/checks?area=dark',
])('%s has not', async (path) => {
  expect((await formerAddresses.request(path)).status).toBe(404)
})
