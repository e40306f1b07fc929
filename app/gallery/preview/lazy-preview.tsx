import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'

/** The preview modal. Most visits to a list never open it, so its script loads on demand. */
export const LazyPreview = lazyComponent(async () => (await import('./preview-modal.tsx')).PreviewModal)
