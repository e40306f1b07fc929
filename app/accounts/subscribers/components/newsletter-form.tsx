import { href, useFetcher } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import type { Subscription, SubscriptionResult } from '../schema.ts'

type NewsletterFormProps = {
  source: Subscription['source']
  /** The response to a form submitted without scripts. */
  answer?: SubscriptionResult
  className?: string
}

export function NewsletterForm({ source, answer: given, className }: NewsletterFormProps) {
  const fetcher = useFetcher<SubscriptionResult>()
  const answer = fetcher.data ?? given
  return (
    <Form answer={answer} fetcher={fetcher} action={href('/subscribe')} className={className}>
      <input type="hidden" name="source" value={source} />
      <div className="flex items-start gap-2">
        <FormField name="email" label={copy.label} hideLabel required className="min-w-0 flex-1">
          {(control) => <EmailInput {...control} placeholder={copy.placeholder} />}
        </FormField>
        <SubmitButton variant="ink" className="h-11">
          {copy.subscribe}
        </SubmitButton>
      </div>
      <output className={cn('block type-small text-ok', answer?.ok && 'mt-2')}>{answer?.noted}</output>
    </Form>
  )
}
