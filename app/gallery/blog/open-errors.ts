import { fieldErrors } from '#app/platform/lib/field-errors.ts'
import type { PostDraft, PostFormResult } from './post-draft.ts'
import { type PostErrors, postInput } from './schema.ts'

/** The errors of the server's response that remain: those of fields that are still wrong, or were not changed since. */
export function openErrors(answer: PostFormResult | undefined, draft: PostDraft): PostErrors {
  const { errors, draft: sent } = answer ?? {}
  if (!errors || !sent) return errors ?? {}
  const { error } = postInput.safeParse(draft)
  const wrong: PostErrors = error ? fieldErrors(error) : {}
  const names = Object.keys(errors) as (keyof PostErrors)[]
  const isUnchanged = (name: keyof PostErrors) => JSON.stringify(draft[name]) === JSON.stringify(sent[name])
  return Object.fromEntries(
    names
      .filter((name) => wrong[name] || isUnchanged(name))
      .map((name) => [name, wrong[name] ?? errors[name]]),
  )
}
