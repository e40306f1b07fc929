import type { z } from './zod.ts'

/** The first fault of each field that has one, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>

export function fieldErrors({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}
