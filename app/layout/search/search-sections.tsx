import { formatNumber } from '#app/platform/lib/format.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from './copy.ts'
import { type SectionName, SECTIONS } from './search-entries.ts'
import type { SearchMatches } from './search-rows.ts'

type SearchSectionsProps = {
  /** Null while the best matches of all are shown. */
  section: SectionName | null
  found: SearchMatches | null
  onChoose: (section: SectionName) => void
}

/** The four sections with their numbers of matches. On narrow screens, a scrolling row. */
export function SearchSections({ section, found, onChoose }: SearchSectionsProps) {
  return (
    <div className="flex min-w-0 flex-col border-line max-lg:border-b lg:border-r">
      <fieldset
        aria-label={copy.sections}
        className="flex min-w-0 gap-0.5 p-3 [scrollbar-width:none] max-lg:overflow-x-auto max-lg:py-2 lg:flex-col lg:pt-4"
      >
        {SECTIONS.map(({ name, title }) => {
          const count = found?.[name].length
          return (
            <button
              key={name}
              ref={name === section ? scrollIntoRow : undefined}
              type="button"
              aria-pressed={name === section}
              onClick={() => onChoose(name)}
              className={cn(
                'flex h-[38px] shrink-0 items-center justify-between gap-2.5 rounded-[7px] px-3 text-[0.75rem]/none font-medium tracking-[0.05em] whitespace-nowrap',
                'hover:bg-sunk focus-visible:-outline-offset-2 pointer-coarse:h-11',
                count === 0 && 'text-ink-faint',
                name === section && 'bg-sunk shadow-[inset_0_0_0_1px_var(--line-strong)]',
              )}
            >
              {title}
              <span
                className={cn(
                  'text-[0.8125rem] font-normal tracking-normal tabular-nums',
                  count === 0 ? 'text-ink-faint' : 'text-ink-soft',
                )}
              >
                {count !== undefined && formatNumber(count)}
              </span>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}

/** On narrow screens the chosen section may be scrolled out of view. */
function scrollIntoRow(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
