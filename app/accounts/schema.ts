/** Schemas of the account forms, for the client and the server. Each field reports one error, in reading order. */
import { ROLES } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { emailField, optionalEmailField } from '#app/platform/lib/email-field.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { z } from '#app/platform/lib/zod.ts'
import { copy } from './copy.ts'
import { peopleCopy } from './people/people-copy.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './passwords/password-limits.ts'

export const NAME_MAX = 100
export const DELETE_PHRASE = 'delete my account'

export const THEMES = ['light', 'dark', 'system'] as const

function text(missing: string) {
  return z.string({ error: missing }).trim().min(1, missing)
}

/**
 * A password is kept as typed, because a space may be part of it. `absent` is the message for a field that was not sent
 * at all, which our own forms never do.
 */
function givenPassword(missing: string, absent = missing) {
  return z.string({ error: absent }).min(1, missing).max(PASSWORD_MAX, copy.errors.passwordLong)
}

function chosenPassword(missing: string, absent?: string) {
  return givenPassword(missing, absent).min(PASSWORD_MIN, copy.errors.passwordShort)
}

const addressWords = { missing: copy.errors.emailMissing, invalid: copy.errors.emailInvalid }
const address = emailField(addressWords)
const absent = copy.errors.credentialsAbsent
/** Email address and password, required for signing in and signing up. */
const credentialAddress = emailField({ ...addressWords, absent })

const passwordTwice = z.object({
  password: chosenPassword(copy.errors.newPasswordMissing),
  confirmation: z.string({ error: copy.errors.confirmationMissing }).min(1, copy.errors.confirmationMissing),
})

export const emailForm = z.object({ email: address })

export const signInForm = z.object({
  email: credentialAddress,
  password: givenPassword(copy.errors.passwordMissing, absent),
})

export const signUpForm = z.object({
  name: text(copy.errors.nameMissing).max(NAME_MAX, copy.errors.nameLong),
  email: credentialAddress,
  password: chosenPassword(copy.errors.chosenPasswordMissing, absent),
})

export const codeForm = z.object({ code: text(copy.errors.codeMissing).max(40, copy.errors.codeWrong) })

/** The secret for an authenticator app, sent back so that the QR code can be rendered again. */
export const secretForm = z.object({
  secret: z.string().max(200),
  uri: z.string().max(500).startsWith('otpauth://'),
})

export const newPasswordForm = passwordTwice.refine(
  ({ password, confirmation }) => password === confirmation,
  {
    message: copy.errors.passwordsDiffer,
    path: ['confirmation'],
  },
)

/** Confirms an address; a password is included when another browser signed up. */
export const confirmationForm = z.object({
  password: chosenPassword(copy.errors.chosenPasswordMissing).optional(),
})

export const nameForm = z.object({ name: text(copy.errors.nameMissing).max(NAME_MAX, copy.errors.nameLong) })

export function emailChangeForm(from: EmailAddress) {
  return z.object({
    email: emailField({
      missing: copy.errors.newEmailMissing,
      invalid: copy.errors.newEmailInvalid,
    }).refine((email) => email !== from, copy.errors.sameEmail),
  })
}

/** What a form sends to reauthenticate. Anything longer than a password may be is wrong. */
export function readReauthentication(form: FormData): { password?: string; code?: string } {
  function field(name: string) {
    return formText(form, name).slice(0, PASSWORD_MAX + 1) || undefined
  }
  return { password: field('currentPassword'), code: field('currentCode') }
}

export const invitationForm = z
  .object({
    intent: z.enum(['by-mail', 'by-link']),
    role: z.enum(ROLES, { error: peopleCopy.roleMissing }),
    email: optionalEmailField(addressWords),
  })
  .refine(({ intent, email }) => intent === 'by-link' || email !== null, {
    message: copy.errors.emailMissing,
    path: ['email'],
  })

export const roleForm = z.object({
  id: z.uuid(),
  role: z.enum(ROLES, { error: peopleCopy.roleMissing }),
})

export const preferencesForm = z.object({
  theme: z.enum(THEMES).optional(),
  digest: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
  /** Digests and alerts are sent again to an address that bounced. */
  retry: z.literal('yes').optional(),
})

export const deletionForm = z.object({
  phrase: z
    .string({ error: copy.errors.phrase })
    .refine((typed) => typed === DELETE_PHRASE, copy.errors.phrase),
})
