import { type EmailAddress, readEmailAddress } from '#app/platform/lib/email-address.ts'

/** An email address that a test wrote down. */
export function address(text: string): EmailAddress {
  const read = readEmailAddress(text)
  if (!read) throw new Error(`${text} is no email address`)
  return read
}
