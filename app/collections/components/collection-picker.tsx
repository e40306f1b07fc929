import { backdropTint } from '#app/gallery/cards/backdrop.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { useActionEffect } from '#app/platform/ui/use-action-effect.ts'
import { copy } from '../copy.ts'
import { saveCopy } from '../save-copy.ts'
import type { PickerList, SavedIn } from '../queries.server.ts'
import { markSavedIn } from '../saved-store.ts'
import type { SaveResponse } from '../save-commands.server.ts'
import { CollectionChoices } from './collection-choices.tsx'
import { CollectionForm } from './collection-form.tsx'
import { WhyField } from './note-field.tsx'

/** What the picker shows: the collections, and the email to save. */
export type PickerContent = PickerList & { email: EmailCard | null }

type CollectionPickerProps = { emailId: string; onClose: () => void }

export default function CollectionPicker({ emailId, onClose }: CollectionPickerProps) {
  const [creating, setCreating] = useState(false)
  const [wasCreating, setWasCreating] = useState(false)
  const [picked, setChosen] = useState<string | null>(null)
  const list = useFetcher<PickerContent | SaveResponse>()
  const saving = useFetcher<SaveResponse>()
  const address = href('/saved-emails/:emailId', { emailId })
  const { load } = list
  const busy = saving.state !== 'idle'
  const navigate = useNavigate()
  const content = list.data && 'collections' in list.data ? list.data : null
  const lastUsed = content?.collections.find(({ isLastUsed }) => isLastUsed)
  const only = content?.collections.length === 1 && !content.isPart ? content.collections[0] : null
  const chosen = picked ?? lastUsed?.id ?? only?.id ?? null

  useEffect(() => void load(address), [load, address])
  useEffect(dismissWhereSaved, [])

  useActionEffect(saving.state === 'idle' ? saving.data : undefined, (answer) => {
    if (answer.ok) {
      markSavedIn(emailId, answer.savedIn)
      const saved = answer.savedIn.find(({ id }) => id === chosen)
      if (saved) sayWhereSaved(saved, (path) => void navigate(path))
      else toast({ title: saveCopy.done })
      onClose()
    } else toast({ title: saveCopy.failed(answer.message), kind: 'destructive' })
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!chosen) toast({ title: copy.picker.noChoice, kind: 'destructive' })
    else if (!busy) {
      const note = formText(new FormData(event.currentTarget), 'note')
      void saving.submit({ intent: 'save', collectionId: chosen, note }, { method: 'post', action: address })
    }
  }

  /** Closing the create dialog reloads the list, whether or not a collection was created. */
  function backToList(made: string | null) {
    setCreating(false)
    setWasCreating(true)
    if (made) setChosen(made)
    void load(address)
  }

  if (creating) {
    return (
      <Dialog open onOpenChange={() => backToList(null)}>
        <DialogContent title={copy.create.title} description={copy.create.text}>
          <CollectionForm type="emails" onDone={backToList} onCancel={() => backToList(null)} />
        </DialogContent>
      </Dialog>
    )
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={copy.picker.title}
        description={copy.picker.text}
        sheetOnPhone
        className="max-w-[660px] sm:pl-[238px]"
      >
        {content?.email && <PickedEmail email={content.email} />}
        <form onSubmit={save}>
          <h3 className="mb-2 type-small text-ink-soft">{copy.picker.list}</h3>
          {content ? (
            <CollectionChoices
              collections={content.collections}
              isPart={content.isPart}
              chosen={chosen}
              onChoose={setChosen}
              onSearch={(q) => void load(`${address}?q=${encodeURIComponent(q)}`)}
            />
          ) : (
            <output className="block h-60 type-body text-ink-soft">
              {list.state === 'idle' && list.data ? copy.picker.loadFailed : copy.picker.loading}
            </output>
          )}
          <WhyField className="mt-4" />
          <div className="mt-4 flex flex-wrap justify-between gap-2">
            <Button
              variant={content?.collections.length === 0 ? 'primary' : 'quiet'}
              className={content?.collections.length === 0 ? undefined : '-ml-3 pl-3'}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opened the form that is gone
              autoFocus={wasCreating && !chosen}
              onClick={() => setCreating(true)}
            >
              <Plus aria-hidden="true" className="size-[18px]" />
              {copy.picker.create}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!chosen}
              aria-disabled={busy || undefined}
              className="max-w-64"
            >
              <span className="truncate">
                {busy
                  ? copy.picker.saving
                  : lastUsed && chosen === lastUsed.id
                    ? copy.picker.saveTo(lastUsed.name)
                    : copy.picker.save}
              </span>
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The email's screenshot at the left edge of the dialog; hidden on phones. */
function PickedEmail({ email: { preview, thumb, brand, subject } }: { email: EmailCard }) {
  return (
    <div
      className="absolute inset-y-0 left-0 flex w-[214px] flex-col overflow-hidden px-8 pt-9 tinted-canvas max-sm:hidden"
      style={{ ['--tint' as string]: backdropTint(preview?.dominantColor) }}
    >
      <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
        {preview && thumb && (
          <picture className="contents">
            {thumb.isAvif && <source type="image/avif" srcSet={thumb.srcset} sizes="150px" />}
            <img
              src={preview.src}
              srcSet={thumb.isAvif ? undefined : thumb.srcset}
              sizes="150px"
              width={preview.width}
              height={preview.height}
              alt=""
              className="max-h-full w-full rounded-t-card object-cover object-top shadow-card"
            />
          </picture>
        )}
      </div>
      <div className="-mx-8 shelf-inside" />
      <p className="mt-4 type-ui">{brand.name}</p>
      <p className="mb-6 line-clamp-2 min-h-9 type-small text-ink-soft">{subject}</p>
    </div>
  )
}

/** The id of the toast. */
let shown: string | null = null

/** Says which collection an email was saved to, with a way there. */
function sayWhereSaved({ id, name }: SavedIn, view: (path: string) => void): void {
  dismissWhereSaved()
  shown = toast({
    title: saveCopy.done,
    description: copy.picker.savedIn(name),
    action: { label: copy.picker.view, onClick: () => view(href('/collections/:id', { id })) },
  })
}

/** On a phone it would cover the picker's button for the next email. */
function dismissWhereSaved(): void {
  if (shown) toast.dismiss(shown)
  shown = null
}
