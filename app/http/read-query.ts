import type { z } from '#app/lib/zod.ts'

/** Reads from an address what a schema names. Its fields say themselves what they make of an absent or bad value. */
export function readQuery<T extends z.ZodObject>(schema: T, { searchParams }: URL): z.infer<T> {
  return schema.parse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, searchParams.get(name)])),
  )
}
