/** The first step of signing in and signing up: an email address, then the rest. Runs on the client and the server. */
import { formText } from '#app/platform/lib/form-text.ts'
import { emailForm } from '../schema.ts'
import { STEP_FIELD } from './step-field.ts'

export type EmailStep = {
  opens: 'email' | 'rest'
  email: string
  error?: string
}

/** The response to a form with the address alone; null when it contains the remaining fields too. */
export function readEmailStep(form: FormData): EmailStep | null {
  const typed = formText(form, 'email')
  switch (form.get(STEP_FIELD)) {
    case 'change':
      return { opens: 'email', email: typed }
    case 'email': {
      const result = emailForm.safeParse({ email: typed })
      if (result.success) return { opens: 'rest', email: typed.trim() }
      return { opens: 'email', email: typed, error: result.error.issues[0]!.message }
    }
    default:
      return null
  }
}
