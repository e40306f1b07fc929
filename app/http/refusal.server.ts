/** Converts refusals of account commands to responses: the message for the form, and the right status. */
import { data } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import type {
  Limited,
  NotFresh,
  ReauthenticationAnswer,
  WeakPassword,
} from '#app/features/accounts/outcomes.ts'
import { tooManyRequests } from './rate-limit.server.ts'

/** `title` is the title of the toast shown with it. */
export function refuse(refused: Limited | NotFresh | WeakPassword, title: string) {
  switch (refused.reason) {
    case 'limited': {
      const failure = copy.errors.limited(refused.retryAfter)
      return tooManyRequests<FormAnswer>({ failure, toast: bad(title, failure) }, refused.retryAfter)
    }
    case 'weak-password':
      return data<FormAnswer>({ errors: { password: refused.message } }, { status: 400 })
    case 'password-needed':
      return prove('password', { currentPassword: copy.errors.passwordMissing })
    case 'wrong-password':
      return prove('password', { currentPassword: copy.errors.wrongPassword })
    case 'code-needed':
      return prove('code', { currentCode: copy.errors.codeMissing })
    case 'wrong-code':
      return prove('code', { currentCode: copy.errors.codeWrong })
    case 'google-needed':
      return data<ReauthenticationAnswer>({ prove: 'google' }, { status: 403 })
    default:
      return data<FormAnswer>({ failure: copy.errors.signInAgain }, { status: 403 })
  }
}

function prove(method: 'password' | 'code', errors: FormAnswer['errors']) {
  return data<ReauthenticationAnswer>({ prove: method, errors }, { status: 403 })
}

export function bad(title: string, description?: string): FormAnswer['toast'] {
  return { title, description, kind: 'destructive' }
}
