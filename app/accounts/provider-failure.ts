import { type FormResult, failedResult } from '#app/platform/lib/form-result.ts'
import { GOOGLE } from '#app/platform/lib/sign-in-providers.ts'
import { copy } from './copy.ts'

/** A failed sign-in at a provider. Only the server knows the names of those other than Google. */
export function providerFailure(id: string, name = id === GOOGLE ? 'Google' : undefined): FormResult {
  const { title, description } = copy.toasts.providerFailed(name)
  return failedResult(title, description)
}
