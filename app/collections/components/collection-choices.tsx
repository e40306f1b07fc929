import { useState } from 'react'
import { thumbnailRatio } from '#app/gallery/cards/card-window.ts'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { copy } from '../copy.ts'
import type { PickerList } from '../queries.server.ts'

type CollectionChoicesProps = PickerList & {
  /** Without it the radio buttons are uncontrolled, as in a form without scripts. */
  chosen?: string | null
  onChoose?: (id: string) => void
  /** Loads those whose names contain a text, where only a part of the collections is here. */
  onSearch?: (q: string) => void
}

/** Fewer collections need no search field. */
const FILTER_FROM = 8

export function CollectionChoices({
  collections,
  isPart,
  chosen,
  onChoose,
  onSearch,
}: CollectionChoicesProps) {
  const [typed, setTyped] = useState('')
  if (collections.length === 0 && !isPart) {
    return <p className="h-60 type-body text-ink-soft">{copy.picker.empty}</p>
  }
  const wanted = typed.trim().toLowerCase()
  const found = collections.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      {onChoose && (isPart || collections.length >= FILTER_FROM) && (
        <Input
          type="search"
          aria-label={copy.picker.filter}
          placeholder={copy.picker.filter}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isPart) onSearch?.(target.value.trim())
          }}
          onKeyDown={(event) => {
            // Enter would submit the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className="mb-2"
        />
      )}
      {isPart && wanted === '' && <p className="mb-2 type-small text-ink-soft">{copy.picker.part}</p>}
      {found.length === 0 && <p className="type-small text-ink-soft">{copy.picker.noneFound}</p>}
      <fieldset className="-mx-2.5 h-60 min-w-0 overflow-y-auto">
        <legend className="sr-only">{copy.picker.list}</legend>
        {found.map(({ id, name, owner, emailCount, containsEmail, thumbnails }) => (
          <label
            key={id}
            className="flex min-h-16 cursor-pointer items-center gap-3.5 rounded-[9px] px-2.5 py-2 hover:bg-sunk has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <span
              aria-hidden="true"
              className="relative h-[46px] w-13 shrink-0 border-b-[1.5px] border-shelf"
            >
              {thumbnails.map(({ id: emailId, subject, preview, lines }, at) => (
                <span
                  key={emailId}
                  className="absolute bottom-0 w-6 overflow-hidden rounded-t-[1px] shadow-[0_0_0_1px_#19181426]"
                  style={{
                    left: at * 13,
                    zIndex: thumbnails.length - at,
                    height: Math.min(44, Math.round(24 * thumbnailRatio({ preview, lines }))),
                    background: preview?.dominantColor,
                  }}
                >
                  {lines !== undefined ? (
                    <IndexCard subject={subject} lines={lines} />
                  ) : (
                    preview && (
                      <img
                        src={preview.src}
                        srcSet={preview.avif ?? preview.webp ?? undefined}
                        sizes="24px"
                        alt=""
                        loading="lazy"
                        className="w-full"
                      />
                    )
                  )}
                </span>
              ))}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-[0.9375rem]/5 font-medium">{name}</span>
              <span className="type-small text-ink-soft">
                {owner && `${copy.picker.of(owner)} · `}
                {copy.overview.emails(emailCount)}
                {containsEmail && ` · ${copy.picker.here}`}
              </span>
            </span>
            <input
              type="radio"
              name="collectionId"
              value={id}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just created, in a dialog that has closed
              autoFocus={id === chosen}
              defaultChecked={onChoose ? undefined : collections.length === 1 && !isPart}
              {...(onChoose && { checked: id === chosen, onChange: () => onChoose(id) })}
              className="size-[18px] accent-accent"
            />
          </label>
        ))}
      </fieldset>
    </>
  )
}
