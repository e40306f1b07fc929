import { expect, test } from 'vitest'
import { EMAIL_FRAME_HEADERS, EMAIL_SANDBOX } from './email-frame-policy.ts'

// More than a thousand hostile documents are tested in exactly this iframe
// (`intake/ingest/clean/hostile-html.long.test.ts`): change both together, and rerun that test.
test('matches the iframe of the hostile HTML test', () => {
  expect(EMAIL_SANDBOX).toBe('allow-popups allow-popups-to-escape-sandbox')
  expect(EMAIL_FRAME_HEADERS).toMatchObject({
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self' data:; form-action 'none'; " +
      "base-uri 'none'; frame-src 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
  })
})
