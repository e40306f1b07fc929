import { data } from 'react-router'
import { plainResponse } from './plain-response.ts'
import { type FieldErrors, fieldErrors } from '#app/lib/field-errors.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import type { z } from '#app/lib/zod.ts'

/** Ten times what the largest form sends; each field costs time until its values are shown again. */
const FIELDS_MAX = 10_000

/**
 * Reads a submitted form. NUL characters are removed, because PostgreSQL rejects them. @throws a 400 response when the
 * body is not a form
 */
export async function sentForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw plainResponse('This form could not be read.', 400)
  })
  if ([...sent.keys()].length > FIELDS_MAX) throw plainResponse('This form has too many fields.', 400)
  const form = new FormData()
  for (const [name, value] of sent) {
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return form
}

type Read<T> = { ok: true; input: T } | { ok: false; errors: FieldErrors; refusal: ReturnType<typeof refuse> }

/** Validates a form with a schema; files and unknown fields are ignored. */
export function readForm<T extends z.ZodType>(schema: T, form: FormData): Read<z.output<T>> {
  const result = schema.safeParse(Object.fromEntries(form))
  if (result.success) return { ok: true, input: result.data }
  const errors = fieldErrors(result.error)
  return { ok: false, errors, refusal: refuse({ errors, values: typedIn(form) }) }
}

function refuse(answer: FormAnswer) {
  return data(answer, { status: 400 })
}

/** The text fields of a form, to be shown in it again; passwords and codes are left out. */
export function typedIn(form: FormData): FormAnswer['values'] {
  const isShown = ([name, value]: [string, FormDataEntryValue]) =>
    typeof value === 'string' && !/password|confirmation|code/i.test(name)
  return Object.fromEntries([...form].filter((field): field is [string, string] => isShown(field)))
}
