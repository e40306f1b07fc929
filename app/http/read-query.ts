import { parseParameters } from '#app/lib/parse-parameters.ts'
import type { z } from '#app/lib/zod.ts'

/** Reads from an address what a schema names. */
export function readQuery<T extends z.ZodObject>(schema: T, { searchParams }: URL): z.infer<T> {
  return parseParameters(schema, searchParams)
}
