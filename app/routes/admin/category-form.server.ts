/** What both pages with the form of a category do with the dates in it. */
import { readDateRule } from '#app/gallery/categories/date-rule-form.ts'
import { typedIn } from '#app/accounts/request/read-form.ts'
import { fieldErrors } from '#app/platform/lib/field-errors.ts'

export function readDates(form: FormData) {
  const date = readDateRule(Object.fromEntries(form) as Record<string, string>)
  return date.ok
    ? { ok: true as const, rule: date.rule }
    : { ok: false as const, errors: fieldErrors(date.error) }
}

/** Without scripts the dates of a rule are shown by the server. */
export function showDates({ form }: { form: FormData }) {
  const date = readDates(form)
  return date.ok ? { values: typedIn(form) } : { errors: date.errors }
}
