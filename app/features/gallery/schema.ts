import { z } from 'zod'

/** What the address of a brand's page may ask for; anything else is left aside. */
export const brandPageQuery = z.object({
  /** The slug of the email type to keep. */
  type: z.string().trim().toLowerCase().min(1).nullable().catch(null),
  /** The id of the last email on the page before. */
  after: z.uuid().nullable().catch(null),
})
