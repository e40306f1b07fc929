import { Search, X } from 'lucide-react'
import { cachedIndex, preloadIndex } from './search-cache.ts'
import { useCallback, useEffect, useState } from 'react'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { copy } from './copy.ts'
import { SECTIONS } from './search-entries.ts'
import { SearchList } from './search-list.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SearchSections } from './search-sections.tsx'
import { useSearchPanel } from './use-search-panel.ts'

const LIST_ID = 'search-list'

/** The contents of the search dialog: the field, the four sections, their results and a preview. */
export function SearchPanel({ typedBefore, onClose }: { typedBefore: string; onClose: () => void }) {
  const { index, failed, tryAgain } = useSearchIndex()
  const panel = useSearchPanel(index, typedBefore)
  const { typed, section, found, listed, active, field } = panel
  const title = SECTIONS.find(({ name }) => name === section)?.title ?? null

  function follow() {
    panel.remember()
    onClose()
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-16 shrink-0 items-center gap-3.5 border-b border-line px-5 max-sm:gap-2.5 max-sm:pr-2 max-sm:pl-4">
        <Search aria-hidden="true" className="size-[18px]" />
        <input
          ref={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a search wants to type
          autoFocus
          type="text"
          role="combobox"
          aria-label={copy.title}
          aria-expanded={listed.length > 0}
          aria-controls={LIST_ID}
          aria-haspopup={listed.some(({ kind }) => kind === 'group') ? 'tree' : 'listbox'}
          aria-autocomplete="list"
          aria-activedescendant={active?.id}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => panel.type(event.target.value)}
          onKeyDown={panel.onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-[1.125rem]/none text-ellipsis caret-accent outline-none placeholder:text-ink-faint max-sm:text-[1rem]"
        />
        {typed && (
          <button
            type="button"
            onClick={() => {
              panel.type('')
              field.current?.focus()
            }}
            className="rounded-control px-3 py-1.5 text-[0.8125rem]/5 font-medium text-ink-soft hover:bg-sunk hover:text-ink pointer-coarse:h-11 max-sm:px-2"
          >
            {copy.clear}
          </button>
        )}
        <button
          type="button"
          onClick={onClose}
          className="rounded-[4px] bg-canvas px-1.5 py-[5px] text-[0.6875rem]/none font-medium text-ink-soft shadow-[0_0_0_1px_var(--line)] hover:text-ink max-lg:hidden"
        >
          <span className="sr-only">{copy.close}, </span>
          {copy.escape}
        </button>
        <IconButton label={copy.close} onClick={onClose} className="lg:hidden">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[176px_minmax(0,1fr)_258px] lg:grid-rows-1">
        <SearchSections section={section} found={found} onChoose={panel.choose} />
        <SearchList
          id={LIST_ID}
          title={title ?? copy.best}
          loading={!index && !failed}
          failed={failed}
          onTryAgain={tryAgain}
          onFollow={follow}
          panel={panel}
        />
        <SearchPreview panel={panel} onFollow={follow} />
      </div>
      <output className="sr-only">
        {found && typed.trim() && copy.found(section ? found[section].length : listed.length, title)}
      </output>
    </div>
  )
}

/** The search index for an open dialog: the cached one at once, a fresh one when it has loaded. */
function useSearchIndex() {
  const [index, setIndex] = useState(cachedIndex)
  const [failed, setFailed] = useState(false)

  const load = useCallback(
    () =>
      preloadIndex().then(setIndex, () => {
        setFailed(true)
      }),
    [],
  )

  useEffect(() => {
    void load()
  }, [load])

  function tryAgain() {
    setFailed(false)
    void load()
  }

  return { index, failed: failed && !index, tryAgain }
}
