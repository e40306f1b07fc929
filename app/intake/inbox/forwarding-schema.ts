/** The form by which a user gets, changes and turns off their address. */
import { z } from '#app/platform/lib/zod.ts'

export const forwardingForm = z.object({
  /** `on` also changes the collection. */
  intent: z.enum(['on', 'replace', 'off']),
  /** The id of a collection of the user; empty for none. */
  collection: z.string().max(40).catch(''),
})

export type ForwardingInput = z.infer<typeof forwardingForm>
