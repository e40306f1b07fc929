import { z } from '#app/platform/lib/zod.ts'

export const forwardingForm = z.object({
  /** `on` also changes the collection. */
  intent: z.enum(['on', 'replace', 'off']),
  /** Empty for none. */
  collection: z.string().max(40).catch(''),
})

export type ForwardingInput = z.infer<typeof forwardingForm>
