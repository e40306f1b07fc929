import { type EmailAddress, readEmailAddress } from './email-address.ts'
import { z } from './zod.ts'

type FieldMessages = {
  missing: string
  invalid: string
  /** The error for a field that was not sent at all, which our own forms never do. */
  absent?: string
}

/** A form field for an address that the internet can deliver to: its domain has a dot. */
export function emailField({ missing, invalid, absent = missing }: FieldMessages) {
  return z
    .string({ error: absent })
    .trim()
    .min(1, { error: missing, abort: true })
    .pipe(publicAddress(invalid))
}

export function optionalEmailField(messages: FieldMessages) {
  const empty = (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '' ? typed : null)
  return z.preprocess(empty, emailField(messages).nullable())
}

export function emailSetting() {
  return z.string().pipe(publicAddress('an email address such as dana@example.com'))
}

function publicAddress(invalid: string) {
  return z.string().transform((typed, context) => {
    const address = readEmailAddress(typed)
    if (address?.includes('.', address.lastIndexOf('@'))) return address
    context.addIssue({ code: 'custom', message: invalid })
    return z.NEVER
  })
}

/** An address that was read before it was stored. */
export const storedEmail = z.custom<EmailAddress>(
  (value) => typeof value === 'string' && readEmailAddress(value) === value,
)
