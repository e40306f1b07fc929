import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'

/** Empty state of a list. Few visits see one, so it loads on demand. */
export const NoEmails = lazyComponent(async () => (await import('./empty-list.tsx')).EmptyList)
