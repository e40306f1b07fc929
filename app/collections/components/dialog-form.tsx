import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { z } from '#app/platform/lib/zod.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { DialogActions } from '#app/platform/ui/dialog.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { useActionEffect } from '#app/platform/ui/use-action-effect.ts'

type DialogFormProps<Answer extends FormResult> = {
  /** The page with the same form, which answers it. */
  action: string
  schema: z.ZodType
  /** The response to a form sent without scripts. */
  answer?: Answer
  onAnswer: (answer: Answer) => void
  onCancel: () => void
  words: { cancel: string; submit: string; busy: string }
  children: ReactNode
}

/** A form in a dialog, sent without leaving the page; errors are shown at its fields. */
export function DialogForm<Answer extends FormResult>(props: DialogFormProps<Answer>) {
  const { action, schema, answer, onAnswer, onCancel, words, children } = props
  const fetcher = useFetcher()
  const received = fetcher.data as Answer | undefined
  useActionEffect(fetcher.state === 'idle' ? received : undefined, onAnswer)
  return (
    <Form
      answer={received ?? answer}
      fetcher={fetcher}
      schema={schema}
      action={action}
      className="grid gap-4"
    >
      {children}
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
