import { z } from '#app/lib/zod.ts'

/** A slug in an address. Addresses are typed and mangled by people: what is no slug counts as absent. */
export const addressSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .nullable()
  .catch(null)

/** What the address of the guide to email types may ask for: the group to open. */
export const emailTypesQuery = z.object({ group: addressSlug })
