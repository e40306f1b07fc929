import { lazyModule } from '#app/ui/lazy-component.ts'
import type { PreviewModalProps } from './preview-modal.tsx'

const preview = lazyModule(() => import('./preview-modal.tsx'))

/** Call it on hover or focus of a card, so that the modal is ready for the click. */
export const preloadPreview = preview.load

/** The preview modal. Most visits to a list never open it, so its script loads on demand. */
export function LazyPreview(props: PreviewModalProps) {
  const { PreviewModal } = preview.useModule()
  return <PreviewModal {...props} />
}
