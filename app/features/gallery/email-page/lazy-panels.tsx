import type { ComponentProps } from 'react'
import { lazyModule } from '#app/ui/lazy-module.ts'
import type { EmailTab } from './email-view.ts'
import type { SourcePanel } from './source-panel.tsx'
import type { TextPanel } from './text-panel.tsx'

const panels = {
  html: lazyModule(() => import('./source-panel.tsx')),
  text: lazyModule(() => import('./text-panel.tsx')),
}

/** Call it when somebody reaches for a tab. */
export function preloadPanel(tab: EmailTab): void {
  if (tab !== 'preview') panels[tab].load().catch(() => {})
}

/** The tabs beside the picture: most readers never open them, so their scripts come when they do. */
export function LazySourcePanel(props: ComponentProps<typeof SourcePanel>) {
  const { SourcePanel } = panels.html.useModule()
  return <SourcePanel {...props} />
}

export function LazyTextPanel(props: ComponentProps<typeof TextPanel>) {
  const { TextPanel } = panels.text.useModule()
  return <TextPanel {...props} />
}
