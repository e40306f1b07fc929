import { withFallback } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'

export type StepResult = FormResult & { opens?: 'email' | 'rest' | 'missing' | 'sent'; resent?: boolean }

/** Without a response from the server, the step stays open. */
export function keepStep(ask: () => Promise<StepResult>, form: FormData, failed: FormResult) {
  const intent = form.get('intent')
  const opens = intent === 'email' ? 'email' : intent === 'resend' ? 'sent' : 'rest'
  const values = { email: formText(form, 'email'), name: formText(form, 'name') }
  return withFallback(ask, { ...structuredClone(failed), opens, values })
}

export function stepOf({ opens, errors }: StepResult = { opens: 'email' }) {
  return opens ?? (errors?.['email'] ? 'email' : 'rest')
}
