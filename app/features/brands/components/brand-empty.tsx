import { CommandLine } from '#app/ui/command-line.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { copy } from '../copy.ts'

/** Shown for a brand without emails: how to import the first one. */
export function BrandEmpty({ name }: { name: string }) {
  return (
    <div className="pt-12">
      <EmptyState title={copy.empty}>
        <p className="mt-2 type-body text-ink-soft">{copy.emptyText(name)}</p>
        <CommandLine>{copy.importCommand}</CommandLine>
      </EmptyState>
    </div>
  )
}
