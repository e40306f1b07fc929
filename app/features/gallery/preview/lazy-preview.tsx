import { lazyModule } from '#app/ui/lazy-module.ts'
import type { PreviewModalProps } from './preview-modal.tsx'

const preview = lazyModule(() => import('./preview-modal.tsx'))

/** Call it when somebody reaches for a card, so that the layer is there with the click. */
export const preloadPreview = preview.load

/** The layer with an email. Most visits to a list open none: its script comes when it is needed. */
export function LazyPreview(props: PreviewModalProps) {
  const { PreviewModal } = preview.useModule()
  return <PreviewModal {...props} />
}
