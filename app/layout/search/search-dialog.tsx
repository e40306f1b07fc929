import { Search, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Form, href, useLocation, useNavigation } from 'react-router'
import { closes, opens, PlainDialog } from '#app/layout/plain-dialog.tsx'
import { useOnNavigation } from '#app/layout/use-on-navigation.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { dialogCopy as copy } from './dialog-copy.ts'
import { preloadIndex } from './search-cache.ts'

/** Most visits do not search, so the script of the results loads on hover or focus. */
const SearchPanel = lazyComponent(async () => (await import('./search-panel.tsx')).SearchPanel)

function preload() {
  SearchPanel.preload()
  preloadIndex().catch(() => {})
}

/** As `openSearch` in `head-script.ts` has it. */
const ID = 'search-dialog'
const FORM = 'search-form'
const LIST = 'search-list'

/**
 * The search of the header: a button, and the dialog that it opens. Both are in the page, and the dialog's field is
 * that of a form for the search page, so it takes every key before scripts run. Results join it once they have loaded.
 * The text is the field's own: React never writes into it while somebody types.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { key: page } = useLocation()
  const nextPage = useNavigation().location?.key ?? page
  const openedOn = useRef(page)

  function type(text: string) {
    field.current!.value = text
    field.current!.focus()
    setTyped(text)
  }

  function close() {
    dialog.current!.close()
  }

  function change(open: boolean) {
    if (open) {
      preload()
      openedOn.current = nextPage
    } else field.current!.value = ''
    setTyped(field.current!.value)
    setOpen(open)
  }

  useOnNavigation(() => {
    if (openedOn.current !== page) close()
  })

  const withoutResults = (
    <p className="p-5">
      <Button type="submit" form={FORM}>
        {copy.searchInside}
      </Button>
    </p>
  )
  return (
    <>
      <button
        type="button"
        {...opens(ID)}
        aria-label={copy.title}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        className={cn(
          'flex shrink-0 items-center rounded-control text-[0.875rem]/5',
          'max-sm:size-9 max-sm:justify-center max-sm:hover:bg-sunk max-sm:pointer-coarse:size-11',
          'sm:ml-auto sm:h-[38px] sm:w-[286px] sm:min-w-32 sm:shrink sm:gap-[9px] sm:bg-sunk sm:pr-2 sm:pl-3 sm:text-ink-soft sm:max-lg:ml-8 sm:max-lg:w-full',
        )}
      >
        <Search aria-hidden="true" className="size-[18px] shrink-0" />
        <span className="max-sm:hidden">{copy.title}</span>
      </button>
      <PlainDialog
        ref={dialog}
        id={ID}
        aria-label={copy.title}
        onOpenChange={change}
        className={cn(
          'top-[clamp(16px,calc((100dvh-700px)/2),88px)] mx-auto h-[700px] max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[896px]',
          'overflow-hidden rounded-panel bg-surface backdrop:bg-scrim open:animate-rise open:backdrop:animate-appear',
          'max-lg:top-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-full max-lg:max-w-none max-lg:rounded-none',
        )}
      >
        <search className="contents">
          <Form
            id={FORM}
            action={href('/search')}
            onSubmit={close}
            className="flex h-16 shrink-0 items-center gap-3.5 border-b border-line px-5 max-sm:gap-2.5 max-sm:pr-2 max-sm:pl-4"
          >
            <Search aria-hidden="true" className="size-[18px]" />
            <input
              ref={field}
              type="text"
              name="q"
              role="combobox"
              aria-label={copy.title}
              aria-expanded={false}
              aria-controls={LIST}
              aria-autocomplete="list"
              placeholder={copy.placeholder}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              onInput={(event) => setTyped(event.currentTarget.value)}
              className="h-full min-w-0 flex-1 bg-transparent text-[1.125rem]/none text-ellipsis caret-accent outline-none placeholder:text-ink-faint max-sm:text-[1rem]"
            />
            {typed && (
              <button
                type="button"
                onClick={() => type('')}
                className="rounded-control px-3 py-1.5 text-[0.8125rem]/5 font-medium text-ink-soft hover:bg-sunk hover:text-ink pointer-coarse:h-11 max-sm:px-2"
              >
                {copy.clear}
              </button>
            )}
            <button
              type="button"
              {...closes(ID)}
              className="rounded-[4px] bg-canvas px-1.5 py-[5px] text-[0.6875rem]/none font-medium text-ink-soft shadow-[0_0_0_1px_var(--line)] hover:text-ink max-lg:hidden"
            >
              <span className="sr-only">{copy.close}, </span>
              {copy.escape}
            </button>
            <IconButton label={copy.close} {...closes(ID)} className="lg:hidden">
              <X aria-hidden="true" />
            </IconButton>
          </Form>
          {isOpen ? (
            <Suspense fallback={withoutResults}>
              <SearchPanel
                field={field}
                listId={LIST}
                typed={typed}
                onType={type}
                onClose={close}
                instead={withoutResults}
              />
            </Suspense>
          ) : (
            withoutResults
          )}
        </search>
      </PlainDialog>
    </>
  )
}
