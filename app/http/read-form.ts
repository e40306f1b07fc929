import type { z } from '#app/lib/zod.ts'

/** The first fault of each field that has one, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>

/** Reads what a form sent by its schema; files and what the schema does not name are left out. */
export function readForm<T extends z.ZodType>(
  schema: T,
  form: FormData,
): { ok: true; input: z.output<T> } | { ok: false; errors: FieldErrors } {
  const result = schema.safeParse(Object.fromEntries(form))
  if (result.success) return { ok: true, input: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}
