import type { ComponentProps } from 'react'
import { onDemand } from '#app/ui/on-demand.ts'
import type { EmailMissing } from './email-missing.tsx'

const missing = onDemand(() => import('./email-missing.tsx'))

export function LateEmailMissing(props: ComponentProps<typeof EmailMissing>) {
  const { EmailMissing } = missing.useModule()
  return <EmailMissing {...props} />
}
