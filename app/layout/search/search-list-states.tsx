import { Button } from '#app/platform/ui/button.tsx'
import { copy } from './copy.ts'
import { SECTIONS } from './search-entries.ts'
import type { useSearchPanel } from './use-search-panel.ts'

/** No results in this section, and which sections have some. */
export function NoResults({ panel }: { panel: ReturnType<typeof useSearchPanel> }) {
  const { typed, found, section, choose, isWaiting } = panel
  const query = typed.trim()
  // The emails are still on their way.
  if (!section && isWaiting) return null
  if (!query) return <p className="p-3 type-body text-ink-soft">{copy.noItems}</p>
  const elsewhere = SECTIONS.filter(({ name }) => name !== section && (found?.[name].length ?? 0) > 0)
  return (
    <div className="p-3">
      <p className="type-body wrap-anywhere text-ink-soft">{copy.noResults(query)}</p>
      {elsewhere.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {elsewhere.map(({ name, title }) => (
            <Button key={name} size="s" onClick={() => choose(name)}>
              {copy.elsewhere(found![name].length, title)}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}

export function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className="p-3">
      <p className="type-body text-ink-soft">{copy.failed}</p>
      <Button size="s" className="mt-3" onClick={onTryAgain}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}

export function RowsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className="flex h-[74px] items-center gap-3.5 px-3">
          <div className="h-14 w-[42px] rounded-[2px] bg-sunk" />
          <div className="grid gap-2.5">
            <div className="h-2.5 w-36 rounded-card bg-sunk" />
            <div className="h-2.5 w-56 rounded-card bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  )
}
