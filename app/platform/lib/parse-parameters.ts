import type { z } from './zod.ts'

/** Reads the parameters that a schema names; a repeated one is an array. */
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
