import type { ComponentProps } from 'react'
import { lazyModule } from '#app/ui/lazy-module.ts'
import type { LiveEmail } from './live-email.tsx'

const live = lazyModule(() => import('./live-email.tsx'))

/** Call it when somebody reaches for the live email. */
export function preloadLiveEmail(): void {
  live.load().catch(() => {})
}

/** The live email: its picture is what a page begins with. */
export function LazyLiveEmail(props: ComponentProps<typeof LiveEmail>) {
  const { LiveEmail } = live.useModule()
  return <LiveEmail {...props} />
}
