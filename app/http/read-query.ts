import type { z } from '#app/lib/zod.ts'

/**
 * Reads from an address what a schema names. Its fields say themselves what they make of an absent, bad or repeated
 * value: one that stands several times comes as an array.
 */
export function readQuery<T extends z.ZodObject>(schema: T, { searchParams }: URL): z.infer<T> {
  return schema.parse(
    Object.fromEntries(
      Object.keys(schema.shape).map((name) => {
        const all = searchParams.getAll(name)
        return [name, all.length > 1 ? all : (all[0] ?? null)]
      }),
    ),
  )
}
