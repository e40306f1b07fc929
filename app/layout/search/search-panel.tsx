import { type RefObject, useCallback, useEffect, useState } from 'react'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { copy } from './copy.ts'
import { cachedIndex, preloadIndex } from './search-cache.ts'
import { SECTIONS } from './search-entries.ts'
import { SearchList } from './search-list.tsx'
import { SearchSections } from './search-sections.tsx'
import { useSearchPanel } from './use-search-panel.ts'

type SearchPanelProps = {
  /** The dialog's field, a combobox: it keeps the focus, and this component what it says of the list. */
  field: RefObject<HTMLInputElement | null>
  listId: string
  typed: string
  onType: (text: string) => void
  onClose: () => void
}

/** What joins the field of the search dialog: the four sections and their results. */
export function SearchPanel({ field, listId, typed, onType, onClose }: SearchPanelProps) {
  const { index, failed, tryAgain } = useSearchIndex()
  const panel = useSearchPanel(index, typed, onType)
  const { section, found, listed, active } = panel
  const title = SECTIONS.find(({ name }) => name === section)?.title ?? null

  usePageKeys((event) => {
    if (event.target === field.current) panel.onKeyDown(event)
  })
  useEffect(() => {
    const input = field.current!
    input.setAttribute('aria-expanded', String(listed.length > 0))
    input.setAttribute('aria-haspopup', listed.some(({ kind }) => kind === 'group') ? 'tree' : 'listbox')
    if (active) input.setAttribute('aria-activedescendant', active.id)
    return () => {
      input.setAttribute('aria-expanded', 'false')
      input.removeAttribute('aria-activedescendant')
    }
  }, [field, listed, active])

  return (
    <>
      <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[176px_minmax(0,1fr)] lg:grid-rows-1">
        <SearchSections section={section} found={found} onChoose={panel.choose} />
        <SearchList
          id={listId}
          title={title ?? copy.best}
          loading={!index && !failed}
          failed={failed}
          onTryAgain={tryAgain}
          onFollow={onClose}
          panel={panel}
        />
      </div>
      <output className="sr-only">
        {found && typed.trim() && copy.found(section ? found[section].length : listed.length, title)}
      </output>
    </>
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
