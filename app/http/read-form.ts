import { plainResponse } from './plain-response.ts'
import { type FieldErrors, fieldErrors } from '#app/lib/field-errors.ts'
import type { z } from '#app/lib/zod.ts'

/**
 * What a form sent. Text comes without NUL, which no field of ours means and PostgreSQL takes in none.
 * @throws an answer with status 400 when it is no form
 */
export async function sentForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw plainResponse('This is not a form that can be read.', 400)
  })
  const form = new FormData()
  for (const [name, value] of sent) {
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return form
}

/** Reads what a form sent by its schema; files and what the schema does not name are left out. */
export function readForm<T extends z.ZodType>(
  schema: T,
  form: FormData,
): { ok: true; input: z.output<T> } | { ok: false; errors: FieldErrors } {
  const result = schema.safeParse(Object.fromEntries(form))
  return result.success ? { ok: true, input: result.data } : { ok: false, errors: fieldErrors(result.error) }
}
