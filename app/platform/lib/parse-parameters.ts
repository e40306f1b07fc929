import type { z } from './zod.ts'

/**
 * Reads the parameters of a URL that a schema names. Its fields decide about absent and invalid values; a repeated
 * parameter is passed as an array.
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
