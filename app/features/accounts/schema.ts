/** What the forms of accounts send, for both sides. Each field says one thing that is wrong, in the order people read. */
import { formText } from '#app/lib/form-text.ts'
import { z } from '#app/lib/zod.ts'
import { copy } from './copy.ts'

const PASSWORD_MIN = 8
/** Longer ones only cost time to hash. */
const PASSWORD_MAX = 200
const NAME_MAX = 100
/** The longest address that mail can be sent to. */
const EMAIL_MAX = 254
/** What has to be typed before an account is deleted. */
export const DELETE_PHRASE = 'delete my account'

export const THEMES = ['light', 'dark', 'system'] as const

/** As the contract has it: something, an at sign, something with a dot. The mail that arrives is the proof. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** `absent` is said where the field was not sent at all, which our own pages do not do. */
function text(missing: string, absent = missing) {
  return z.string({ error: absent }).trim().min(1, missing)
}

type EmailWords = { missing: string; invalid: string; absent?: string }

function emailAddress({ missing, invalid, absent }: EmailWords) {
  // Too long is too long at once: the pattern would take minutes over thousands of dots.
  return text(missing, absent).max(EMAIL_MAX, { error: invalid, abort: true }).regex(EMAIL_SHAPE, invalid)
}

/** Passwords are taken as typed: a blank may be part of one. */
function givenPassword(missing: string, absent = missing) {
  return z.string({ error: absent }).min(1, missing).max(PASSWORD_MAX, copy.errors.passwordLong)
}

function chosenPassword(missing: string, absent?: string) {
  return givenPassword(missing, absent).min(PASSWORD_MIN, copy.errors.passwordShort)
}

const addressWords = { missing: copy.errors.emailMissing, invalid: copy.errors.emailInvalid }
const address = emailAddress(addressWords)
const absent = copy.errors.credentialsAbsent
/** Whoever signs in or up has both, an address and a password. */
const credentialAddress = emailAddress({ ...addressWords, absent })

const passwordTwice = z.object({
  password: chosenPassword(copy.errors.newPasswordMissing),
  confirmation: z.string({ error: copy.errors.confirmationMissing }).min(1, copy.errors.confirmationMissing),
})

function areEqual({ password, confirmation }: z.infer<typeof passwordTwice>): boolean {
  return password === confirmation
}

const unequal = { message: copy.errors.passwordsDiffer, path: ['confirmation'] }

/** The first step of signing in, of signing up, and all of 'Forgot password?'. */
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

/** What an authenticator app scans, sent back so that it can be drawn once more. */
export const secretForm = z.object({
  secret: z.string().max(200),
  uri: z.string().max(500).startsWith('otpauth://'),
})

export const newPasswordForm = passwordTwice.refine(areEqual, unequal)

/** Confirming an address; a password goes along where another browser signed up. */
export const confirmationForm = z.object({
  password: chosenPassword(copy.errors.chosenPasswordMissing).optional(),
})

export const nameForm = z.object({ name: text(copy.errors.nameMissing).max(NAME_MAX, copy.errors.nameLong) })

/** `from` is the address the account has now. */
export function emailChangeForm(from: string) {
  return z.object({
    email: emailAddress({
      missing: copy.errors.newEmailMissing,
      invalid: copy.errors.newEmailInvalid,
    }).refine((email) => email.toLowerCase() !== from.toLowerCase(), copy.errors.sameEmail),
  })
}

/** The proof that a form sends along when the sign-in is not fresh. Longer than any password is a wrong one. */
export function readReauthentication(form: FormData): { password?: string; code?: string } {
  function field(name: string) {
    return formText(form, name).slice(0, PASSWORD_MAX + 1) || undefined
  }
  return { password: field('currentPassword'), code: field('currentCode') }
}

export const preferencesForm = z.object({
  theme: z.enum(THEMES).optional(),
  digest: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
})

export const deletionForm = z.object({
  phrase: z
    .string({ error: copy.errors.phrase })
    .refine((typed) => typed === DELETE_PHRASE, copy.errors.phrase),
})
