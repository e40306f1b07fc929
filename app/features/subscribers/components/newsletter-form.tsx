import { useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmailInput, Field } from '#app/ui/field.tsx'
import { cn } from '#app/ui/cn.ts'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import { copy } from '../copy.ts'
import type { Subscription } from '../schema.ts'

/** What the newsletter box is told after it was sent. */
export type SubscribeAnswer = { ok: true } | { ok: false; error: string }

type NewsletterFormProps = {
  source: Subscription['source']
  /** The answer to a form that was sent without scripts. */
  answer?: SubscribeAnswer
  className?: string
}

/** An address and a button. Answers in place; without scripts the answer is a page of its own. */
export function NewsletterForm({ source, answer: given, className }: NewsletterFormProps) {
  const fetcher = useFetcher<SubscribeAnswer>()
  const answer = fetcher.data ?? given
  const busy = fetcher.state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusAfterSubmit(answer, form)

  return (
    <fetcher.Form ref={form} method="post" action={href('/subscribe')} noValidate className={className}>
      <input type="hidden" name="source" value={source} />
      <div className="flex items-start gap-2">
        <Field
          label={copy.label}
          hideLabel
          required
          error={answer?.ok === false ? answer.error : null}
          className="min-w-0 flex-1"
        >
          {(control) => <EmailInput {...control} placeholder={copy.placeholder} />}
        </Field>
        <Button type="submit" variant="ink" aria-disabled={busy || undefined} className="h-11">
          {copy.subscribe}
        </Button>
      </div>
      <output className={cn('block type-small text-ok', answer?.ok && 'mt-2')}>
        {answer?.ok && copy.noted}
      </output>
    </fetcher.Form>
  )
}
