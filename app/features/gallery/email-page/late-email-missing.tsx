import type { ComponentProps } from 'react'
import { lazyModule } from '#app/ui/lazy-module.ts'
import type { EmailNotFound } from './email-not-found.tsx'

const missing = lazyModule(() => import('./email-not-found.tsx'))

export function LazyEmailNotFound(props: ComponentProps<typeof EmailNotFound>) {
  const { EmailNotFound } = missing.useModule()
  return <EmailNotFound {...props} />
}
