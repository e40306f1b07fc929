import type { FieldErrors } from './field-errors.ts'

/** The server's response to a form, unless it redirects. */
export type FormResult = {
  ok?: boolean
  errors?: FieldErrors
  failure?: string
  /** A message that is also shown where scripts run. */
  toast?: { title: string; description?: string; kind?: 'destructive' }
  /** The entered values, for a page rendered again without scripts. */
  values?: Partial<Record<string, string>>
}

/** Reports a failure in the form and in a toast. */
export function failedResult(title: string, description?: string): FormResult {
  return { failure: description ?? title, toast: { title, description, kind: 'destructive' } }
}
