/** The step that signing in and signing up begin with: an email address, then the rest. Runs on both sides. */
import { formText } from '#app/lib/form-text.ts'
import { emailForm } from './schema.ts'
import { STEP_FIELD } from './step-field.ts'

export type EmailStep = {
  /** Which step the page opens: the address again, or what comes after it. */
  opens: 'email' | 'rest'
  email: string
  error?: string
}

/** The answer to a form that is about the address alone; null when it sent the rest as well. */
export function readEmailStep(form: FormData): EmailStep | null {
  const typed = formText(form, 'email')
  switch (form.get(STEP_FIELD)) {
    case 'change':
      return { opens: 'email', email: typed }
    case 'email': {
      const result = emailForm.safeParse({ email: typed })
      if (result.success) return { opens: 'rest', email: result.data.email }
      return { opens: 'email', email: typed, error: result.error.issues[0]!.message }
    }
    default:
      return null
  }
}
