import { expect, test } from 'vitest'
import { qrPicture } from './qr-code.ts'

test('is an image whose size grows with the text', () => {
  const [short, long] = ['otpauth://totp/a', `otpauth://totp/${'a'.repeat(300)}`].map((text) => {
    const [type, picture] = qrPicture(text).split(',')
    expect(type).toBe('data:image/svg+xml;base64')
    return atob(picture!)
  })
  expect(short).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(long!.length).toBeGreaterThan(short!.length)
})
