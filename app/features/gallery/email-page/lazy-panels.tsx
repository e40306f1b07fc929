import type { ComponentProps } from 'react'
import type { SourcePanel } from '#app/features/gallery/html-editor/source-panel.tsx'
import { lazyModule } from '#app/ui/lazy-component.ts'
import type { ChecksTab } from './checks-tab.tsx'
import type { EmailNotFound } from './email-not-found.tsx'
import type { EmailTab } from './email-view.ts'
import type { LiveEmail } from './live-email.tsx'
import type { TextPanel } from './text-panel.tsx'

const panels = {
  html: lazyModule(() => import('#app/features/gallery/html-editor/source-panel.tsx')),
  text: lazyModule(() => import('./text-panel.tsx')),
  checks: lazyModule(() => import('./checks-tab.tsx')),
}
const live = lazyModule(() => import('./live-email.tsx'))
const notFound = lazyModule(() => import('./email-not-found.tsx'))

/** Call it when the pointer or the focus reaches a tab. */
export function preloadPanel(tab: EmailTab): void {
  if (tab !== 'preview') panels[tab].load().catch(() => {})
}

/** Call it when the pointer or the focus reaches a link to the live email. */
export function preloadLiveEmail(): void {
  live.load().catch(() => {})
}

/** Most readers never open the tabs beside the preview, so their scripts are lazy-loaded. */
export function LazySourcePanel(props: ComponentProps<typeof SourcePanel>) {
  const { SourcePanel } = panels.html.useModule()
  return <SourcePanel {...props} />
}

export function LazyTextPanel(props: ComponentProps<typeof TextPanel>) {
  const { TextPanel } = panels.text.useModule()
  return <TextPanel {...props} />
}

export function LazyChecksTab(props: ComponentProps<typeof ChecksTab>) {
  const { ChecksTab } = panels.checks.useModule()
  return <ChecksTab {...props} />
}

/** The page opens with the screenshot, so live view is lazy-loaded too. */
export function LazyLiveEmail(props: ComponentProps<typeof LiveEmail>) {
  const { LiveEmail } = live.useModule()
  return <LiveEmail {...props} />
}

export function LazyEmailNotFound(props: ComponentProps<typeof EmailNotFound>) {
  const { EmailNotFound } = notFound.useModule()
  return <EmailNotFound {...props} />
}
