import { MIMEType } from 'node:util'
import { data } from 'react-router'
import { plainResponse } from './plain-response.ts'
import { type FieldErrors, fieldErrors } from '#app/lib/field-errors.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import type { z } from '#app/lib/zod.ts'

/** Several times what the largest form sends. */
const FIELDS_MAX = 1000

/**
 * Reads a submitted form. Its fields are counted before it is parsed, because parsing costs time for each of them. NUL
 * characters are removed, because PostgreSQL rejects them. @throws a 415 response when the media type is not a form's,
 * a 400 response when the body cannot be read or has too many fields
 */
export async function sentForm(request: Request): Promise<FormData> {
  const type = mediaType(request.headers.get('content-type') ?? '')
  const separator = separatorOf(type)
  const body = Buffer.from(await request.arrayBuffer().catch(unreadable))
  if (occursMoreThan(FIELDS_MAX, separator, body)) throw plainResponse('This form has too many fields.', 400)
  const sent =
    type?.essence === URLENCODED ? new URLSearchParams(body.toString()) : await multipart(body, String(type))
  const form = new FormData()
  for (const [name, value] of sent) {
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return form
}

const URLENCODED = 'application/x-www-form-urlencoded'

function mediaType(header: string): MIMEType | undefined {
  try {
    return new MIMEType(header)
  } catch {
    return undefined
  }
}

/** What separates the fields of a form of this media type. */
function separatorOf(type: MIMEType | undefined): string {
  if (type?.essence === URLENCODED) return '&'
  if (type?.essence !== 'multipart/form-data') throw plainResponse('This is not a form.', 415)
  const boundary = type.params.get('boundary')
  return boundary ? `--${boundary}` : unreadable()
}

function multipart(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(unreadable)
}

function unreadable(): never {
  throw plainResponse('This form could not be read.', 400)
}

function occursMoreThan(max: number, separator: string, body: Buffer): boolean {
  let count = 0
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    if (++count > max) return true
  }
  return false
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
