import type { ComponentProps } from 'react'
import { onDemand } from '#app/ui/lazy-module.ts'
import type { EmailMissing } from './email-not-found.tsx'

const missing = onDemand(() => import('./email-not-found.tsx'))

export function LateEmailMissing(props: ComponentProps<typeof EmailMissing>) {
  const { EmailMissing } = missing.useModule()
  return <EmailMissing {...props} />
}
