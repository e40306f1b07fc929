import { lazyModule } from '#app/ui/lazy-component.ts'
import type { EmptyListProps } from './empty-list.tsx'

const emptyList = lazyModule(() => import('./empty-list.tsx'))

/** Empty state of a list. Few visits see one, so it loads on demand. */
export function NoEmails(props: EmptyListProps) {
  const { EmptyList } = emptyList.useModule()
  return <EmptyList {...props} />
}
