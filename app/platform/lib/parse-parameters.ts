import type { z } from './zod.ts'

/**
 * Reads from the parameters of an address what a schema names. Its fields say themselves what they make of an absent,
 * bad or repeated value: one that stands several times comes as an array.
 */
export function parseParameters<T extends z.ZodObject>(schema: T, parameters: URLSearchParams): z.infer<T> {
  return schema.parse(
    Object.fromEntries(
      Object.keys(schema.shape).map((name) => {
        const all = parameters.getAll(name)
        return [name, all.length > 1 ? all : (all[0] ?? null)]
      }),
    ),
  )
}
