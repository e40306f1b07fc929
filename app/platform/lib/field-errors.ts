import type { z } from './zod.ts'

/** The first error of each invalid field, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>

export function fieldErrors({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}
