import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'
import { ANY } from './addresses.ts'
import { fieldCopy } from '#app/platform/lib/field-copy.ts'
import { settingsCopy } from './settings-copy.ts'

const NAME_MAX = 100
const BRAND_MAX = 120

export const tokenInput = z.object({
  name: z.string().trim().min(1, fieldCopy.noName).max(NAME_MAX, fieldCopy.tooLong(NAME_MAX)),
})

export type TokenInput = z.infer<typeof tokenInput>

/** A name without a domain is at the domain of the inbox; `*` is every name there. */
export function addressInput(domain: string | undefined) {
  return z.object({
    address: z.string().transform((text, context) => {
      const typed = text.trim()
      const whole = typed.includes('@') || !domain ? typed : `${typed}@${domain}`
      const address = readEmailAddress(whole)
      const name = address?.split('@')[0]
      if (address && (name === ANY || !name!.includes(ANY))) return address
      context.addIssue({ code: 'custom', message: settingsCopy.addresses.invalid })
      return z.NEVER
    }),
    /** Empty for each email's sender. */
    brand: z
      .string()
      .trim()
      .max(BRAND_MAX, fieldCopy.tooLong(BRAND_MAX))
      .refine((brand) => !brand || slugOf(brand) !== '', fieldCopy.noName)
      .transform((brand) => brand || null),
    publish: z.enum(['at-once', 'after-review']).catch('after-review'),
  })
}

export type AddressInput = z.infer<ReturnType<typeof addressInput>>

export const idInput = z.object({ id: z.string().refine(isUuid) })

export const apiMessage = z.object({
  raw: z.string().min(1),
  encoding: z.enum(['utf-8', 'base64']).default('utf-8'),
  /** The address it was sent to, if its headers do not name it. */
  recipient: z.string().max(254).optional(),
})

/** Parsing JSON blocks the event loop; a larger message is sent as a raw message. */
export const JSON_BYTES_MAX = 4 * 1024 * 1024
