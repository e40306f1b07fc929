import { providerCopy } from './field-copy.ts'
import { z } from './zod.ts'

export const PROVIDERS_MAX = 10
export const GOOGLE = 'google'
export const emailDomain = z
  .string()
  .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/, providerCopy.domains)

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,30}$/)
  .refine((text) => text !== GOOGLE)
const claimValues = z.array(z.string().min(1).max(200)).max(50).default([])

export const signInProvider = z.object({
  /** Part of its redirect URI. */
  id,
  name: z.string().trim().min(1, providerCopy.name).max(40, providerCopy.tooLong),
  /** Its spelling is that of `URL`, which also identifies linked accounts. */
  issuer: z
    .url({ protocol: /^https?$/, error: providerCopy.issuer })
    .max(300)
    .transform((url) => new URL(url).href),
  clientId: z.string().trim().min(1, providerCopy.clientId).max(300),
  clientSecret: z.string().min(1, providerCopy.clientSecret).max(1000),
  domains: z.array(emailDomain).max(50).default([]),
  /** The claim with the user's groups or roles; without one, roles are given in the gallery only. */
  roleClaim: z.string().trim().max(200).default(''),
  roles: z.object({ admin: claimValues, editor: claimValues, reviewer: claimValues }).partial().default({}),
  /** Whether signing out also signs out at the provider. */
  signOut: z.boolean().default(false),
})

export type SignInProvider = z.output<typeof signInProvider>

export const signInProviders = z
  .string()
  .max(100_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(signInProvider).max(PROVIDERS_MAX))
  .refine((list) => new Set(list.map((one) => one.id)).size === list.length, {
    error: 'two with the same id',
  })
