import { type FieldErrors, fieldErrors } from '#app/lib/field-errors.ts'
import type { z } from '#app/lib/zod.ts'

/** Reads what a form sent by its schema; files and what the schema does not name are left out. */
export function readForm<T extends z.ZodType>(
  schema: T,
  form: FormData,
): { ok: true; input: z.output<T> } | { ok: false; errors: FieldErrors } {
  const result = schema.safeParse(Object.fromEntries(form))
  return result.success ? { ok: true, input: result.data } : { ok: false, errors: fieldErrors(result.error) }
}
