/** Shared by both pages with the form of a category: reads it. */
import { data, href } from 'react-router'
import { adminCopy } from '#app/features/categories/admin-copy.ts'
import { createCategory, saveCategory } from '#app/features/categories/admin-commands.server.ts'
import { readDateRule } from '#app/features/categories/date-rule-form.ts'
import { categoryInput, newCategoryInput } from '#app/features/categories/schema.ts'
import { redirectWithToast, redirectWithUndo } from '#app/http/flash.server.ts'
import { readForm, typedIn } from '#app/http/read-form.ts'
import { reservedSlugs } from '#app/http/reserved-slugs.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { fieldErrors } from '#app/lib/field-errors.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'

const words = adminCopy.category

/** Saves the category with this id, or adds one; without scripts it first shows the dates of a rule. */
export async function answerCategoryForm(actor: Editor, id: string | null, form: FormData) {
  const answer = (more: FormAnswer, status: number) =>
    data<FormAnswer>({ values: typedIn(form), ...more }, { status })
  const date = readDateRule(Object.fromEntries(form) as Record<string, string>)
  if (!date.ok) return answer({ errors: fieldErrors(date.error) }, 400)
  if (formText(form, 'intent') === 'show') return answer({}, 200)
  const more = { actor, dateRule: date.rule, reserved: reservedSlugs() }
  if (id) {
    const read = readForm(categoryInput, form)
    if (!read.ok) return read.refusal
    const saved = await settleOrNull(saveCategory({ ...more, id, input: read.input }), 'saving a category')
    if (saved && !saved.ok && saved.reason === 'missing') {
      return redirectWithToast(href('/admin/categories'), { title: words.gone, kind: 'destructive' })
    }
    if (!saved?.ok)
      return saved ? answer({ errors: saved.errors }, 409) : answer(failedAnswer(words.saveFailed), 500)
    const title = words.saved(read.input.name)
    return redirectWithUndo(href('/admin/categories/:id', { id }), { title, changeId: saved.changeId })
  }
  const read = readForm(newCategoryInput, form)
  if (!read.ok) return read.refusal
  const created = await settleOrNull(createCategory({ ...more, input: read.input }), 'adding a category')
  if (!created?.ok) {
    return created ? answer({ errors: created.errors }, 409) : answer(failedAnswer(words.saveFailed), 500)
  }
  const title = words.added(read.input.name)
  return redirectWithUndo(href('/admin/categories/:id', { id: created.id }), {
    title,
    changeId: created.changeId,
  })
}
