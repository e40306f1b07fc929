import { parseParameters } from '#app/platform/lib/parse-parameters.ts'
import type { z } from '#app/platform/lib/zod.ts'

export function readQuery<T extends z.ZodObject>(schema: T, { searchParams }: URL): z.infer<T> {
  return parseParameters(schema, searchParams)
}
