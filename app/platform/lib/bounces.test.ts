import { expect, test } from 'vitest'
import { isHardBounce } from './bounces.ts'

test.each([
  ['550 5.1.1 User unknown', true],
  ['5.1.10 smtp; 550 5.1.10 Recipient not found', true],
  ['5.4.4 Host not found', true],
  ['5.2.1 Mailbox disabled', true],
  ['550 No such user here', true],
  ['552 5.2.2 Mailbox full', false],
  ['550 5.7.1 Message refused as spam', false],
  ['554 Message refused', false],
  ['5.1.8 Sender address rejected', false],
  ['4.2.2 Mailbox full', false],
  ['', false],
])('%s', (reason, isHard) => {
  expect(isHardBounce(reason)).toBe(isHard)
})
