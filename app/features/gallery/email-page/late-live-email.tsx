import type { ComponentProps } from 'react'
import { onDemand } from '#app/ui/lazy-module.ts'
import type { LiveEmail } from './live-email.tsx'

const live = onDemand(() => import('./live-email.tsx'))

/** Call it when somebody reaches for the live email. */
export function loadLiveEmail(): void {
  live.load().catch(() => {})
}

/** The live email: its picture is what a page begins with. */
export function LateLiveEmail(props: ComponentProps<typeof LiveEmail>) {
  const { LiveEmail } = live.useModule()
  return <LiveEmail {...props} />
}
