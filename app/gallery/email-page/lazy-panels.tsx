/** Most readers open none of these, so their scripts load on demand. */
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import type { EmailTab } from './email-view.ts'

export const LazySourcePanel = lazyComponent(
  async () => (await import('#app/gallery/html-editor/source-panel.tsx')).SourcePanel,
)
export const LazyTextPanel = lazyComponent(async () => (await import('./text-panel.tsx')).TextPanel)
export const LazyChecksTab = lazyComponent(async () => (await import('./checks-tab.tsx')).ChecksTab)
export const LazyLiveEmail = lazyComponent(async () => (await import('./live-email.tsx')).LiveEmail)
export const LazyEmailNotFound = lazyComponent(
  async () => (await import('./email-not-found.tsx')).EmailNotFound,
)

const panels = { html: LazySourcePanel, text: LazyTextPanel, checks: LazyChecksTab }

export function preloadPanel(tab: EmailTab): void {
  if (tab !== 'preview') panels[tab].preload()
}
