import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { isSecondStep, storedEmail } from '../sign-in/step-url.ts'

export function useEmailStep(): { opens: 'email' | 'rest'; email: string } | undefined {
  const { search } = useLocation()
  // The server does not know what the browser has stored.
  const email = useHydrated() ? storedEmail() : ''
  const opens = isSecondStep(search) ? 'rest' : 'email'
  // Memoized: each new object counts as an answer, and moves the focus.
  return useMemo(() => (email ? { opens, email } : undefined), [email, opens])
}
