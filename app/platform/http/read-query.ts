import { parseParameters } from '#app/platform/lib/parse-parameters.ts'
import type { z } from '#app/platform/lib/zod.ts'

/** Reads the query parameters that a schema names. */
export function readQuery<T extends z.ZodObject>(schema: T, { searchParams }: URL): z.infer<T> {
  return parseParameters(schema, searchParams)
}
