import { pipeline } from 'node:stream/promises'
import { MIMEType } from 'node:util'
import busboy from 'busboy'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { type FormLimit, requireBelow } from './rate-limit.server.ts'
import { type FieldErrors, fieldErrors } from '#app/platform/lib/field-errors.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { readAtMost } from '#app/platform/lib/read-at-most.ts'
import type { z } from '#app/platform/lib/zod.ts'

/** Several times what the largest form sends. */
const FIELDS_MAX = 1000
/** Of the name of a field; the longest holds an id. */
const NAME_MAX = 200
/** Of a form without files. The largest, 160 kB, restores a thousand removed saves; the rest is a margin. */
export const FORM_BYTES_MAX = 256 * 1024
/** RFC 2046, section 5.1.1. A parser searches the whole body for it, so it is short. */
const BOUNDARY = /^[\w '()+,./:=?-]{1,70}$/

/** Reads a form, without NUL characters, which PostgreSQL rejects. @throws a 400, 413, 415 or 429 response */
export async function sentForm(request: Request, limit?: FormLimit): Promise<FormData> {
  if (limit) await requireBelow(limit)
  const form = new FormData()
  for (const [name, value] of await fieldsOf(request)) {
    if (name.length > NAME_MAX) unreadable()
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return form
}

type Fields = Iterable<[name: string, value: string | File]>

function fieldsOf({ headers, body }: Request): Promise<Fields> {
  const type = mediaType(headers.get('content-type') ?? '')
  switch (type?.essence) {
    case 'application/x-www-form-urlencoded':
      return readUrlencoded(body ?? [])
    case 'multipart/form-data':
      return readMultipart(body ?? [], type.params.get('boundary') ?? '')
    default:
      throw plainResponse('This is not a form.', 415)
  }
}

function mediaType(header: string): MIMEType | undefined {
  try {
    return new MIMEType(header)
  } catch {
    return undefined
  }
}

type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

async function readUrlencoded(body: Body): Promise<Fields> {
  const text = (await wholeOf(body)).toString()
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    if (++fields > FIELDS_MAX) tooManyFields()
  }
  return new URLSearchParams(text)
}

async function wholeOf(body: Body): Promise<Buffer> {
  const whole = await readAtMost(body, FORM_BYTES_MAX).catch(unreadable)
  if (!whole) throw plainResponse('The request is too large.', 413)
  return whole
}

async function readMultipart(body: Body, boundary: string): Promise<Fields> {
  if (!BOUNDARY.test(boundary)) unreadable()
  const parser = busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    defParamCharset: 'utf8',
    preservePath: true,
    limits: { parts: FIELDS_MAX, fieldSize: Infinity },
  })
  // A name may be missing, and a text whose charset is unknown.
  const parts: [name: string | undefined, part: string | FilePart | undefined][] = []
  let hasTooMany = false
  parser.on('partsLimit', () => {
    hasTooMany = true
    parser.destroy()
  })
  parser.on('field', (name, value) => parts.push([name, value]))
  parser.on('file', (name, stream, { filename, mimeType }) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
    // The form fails with its parser.
    stream.on('error', () => {})
    parts.push([name, { chunks, filename, mimeType }])
  })
  // The rest of a chunk may hold further errors, after the first has ended the pipeline.
  parser.on('error', () => {})
  await pipeline(body, parser).catch(() => (hasTooMany ? tooManyFields() : unreadable()))
  return parts.map(([name, part]) => {
    if (name === undefined || part === undefined) unreadable()
    return [unescaped(name), typeof part === 'string' ? part : fileOf(part)]
  })
}

type FilePart = { chunks: Buffer<ArrayBuffer>[]; filename: string | undefined; mimeType: string }

function fileOf({ chunks, filename = '', mimeType }: FilePart): File {
  return new File(chunks, unescaped(filename), { type: mimeType })
}

/** Browsers escape these characters in the names of fields and files. */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

function unreadable(): never {
  throw plainResponse('This form could not be read.', 400)
}

function tooManyFields(): never {
  throw plainResponse('This form has too many fields.', 400)
}

type Read<T> = { ok: true; input: T } | { ok: false; errors: FieldErrors }

/** Validates a form. Of a field sent several times the last value counts, unless it is one of `lists`. */
export function readForm<T extends z.ZodType>(
  schema: T,
  form: FormData,
  lists: readonly string[] = [],
): Read<z.output<T>> {
  const several = lists.map((name) => [name, form.getAll(name)])
  const result = schema.safeParse({ ...Object.fromEntries(form), ...Object.fromEntries(several) })
  return result.success ? { ok: true, input: result.data } : { ok: false, errors: fieldErrors(result.error) }
}

/** The text fields of a form, to be shown in it again; passwords and codes are left out. */
export function typedIn(form: FormData): FormResult['values'] {
  const isShown = ([name, value]: [string, FormDataEntryValue]) =>
    typeof value === 'string' && !/password|confirmation|code|clientSecret/i.test(name)
  return Object.fromEntries([...form].filter((field): field is [string, string] => isShown(field)))
}
