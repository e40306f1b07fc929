import type { FieldErrors } from './field-errors.ts'

/** What the server answers to a form that did not lead elsewhere. */
export type FormAnswer = {
  /** The form did what it was sent for. */
  ok?: boolean
  errors?: FieldErrors
  /** What is wrong with the whole of it. */
  failure?: string
  /** Shown as well, where scripts run. */
  toast?: { title: string; description?: string; kind?: 'destructive' }
  /** What was typed, for a page that is rendered again without scripts. */
  values?: Partial<Record<string, string>>
}

/** Says in the form and in a toast that it failed. */
export function failedAnswer(title: string, description?: string): FormAnswer {
  return { failure: description ?? title, toast: { title, description, kind: 'destructive' } }
}
