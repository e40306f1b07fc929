import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { onDemand } from '#app/ui/lazy-module.ts'
import { SelectTrigger } from '#app/ui/select-trigger.tsx'
import type { Choice, CountedChoice } from './filters.ts'
import type { ChoiceLayerProps } from './filter-popover.tsx'

export type ChoiceMenuProps = {
  /** The parameter of the address that keeps the choice. */
  name: string
  label: string
  /** Names the choice that keeps everything. */
  all: string
  choices: CountedChoice[]
  chosen?: Choice
  placeholder: string
  /** Says that no choice has the words that were typed. */
  none: string
  /** Only the label, and a dot when something is chosen: the choice itself stands elsewhere. */
  short?: boolean
}

const layer = onDemand(() => import('./filter-popover.tsx'))
const warm = () => void layer.load().catch(() => {})

/** A searchable list of choices behind a button; each is a link, because a choice is an address. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { label, all, chosen, short } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // It stays from then on: closing takes time to be seen.
  const [hasOpened, setHasOpened] = useState(false)

  const [typedEarly, setTypedEarly] = useState('')

  function toggle() {
    setOpen(!open)
    setHasOpened(true)
    setTypedEarly('')
  }

  /** Once the layer is there, it has the focus. */
  function keepTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (open && isText) setTypedEarly(typedEarly + key)
  }

  return (
    <>
      <SelectTrigger
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={toggle}
        onKeyDown={keepTyped}
        onPointerEnter={warm}
        onFocus={warm}
        className="max-w-full"
      >
        {short ? (
          <>
            {label}
            {chosen && <span className="size-1.5 rounded-full bg-accent" />}
            {chosen && <span className="sr-only">: {chosen.name}</span>}
          </>
        ) : (
          <span className="truncate">
            {label}: {chosen?.name ?? all}
          </span>
        )}
      </SelectTrigger>
      {hasOpened && (
        <Suspense>
          <LateLayer
            {...props}
            open={open}
            trigger={trigger}
            typedEarly={typedEarly}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function LateLayer(props: ChoiceLayerProps) {
  const { ChoiceLayer } = layer.useModule()
  return <ChoiceLayer {...props} />
}
