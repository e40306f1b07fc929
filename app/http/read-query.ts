import type { z } from '#app/lib/zod.ts'

/** Reads query parameters with a schema. The schema's fields handle missing and invalid values. */
export function readQuery<T extends z.ZodObject>(schema: T, { searchParams }: URL): z.infer<T> {
  return schema.parse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, searchParams.get(name)])),
  )
}
