/** Signing in and signing up ask for the email address first, then for the rest. */
import { emailForm } from '../schema.ts'
import type { StepResult } from '../sign-in/keep-step.ts'
import { withInput } from './form-action.server.ts'
import { typedIn } from './read-form.ts'

export const emailStep = {
  email: withInput(emailForm, ({ form }): StepResult => ({ opens: 'rest', values: typedIn(form) })),
  change: ({ form }: { form: FormData }): StepResult => ({ opens: 'email', values: typedIn(form) }),
}
