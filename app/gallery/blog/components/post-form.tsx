import type { FormEvent } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { FormFailure, FormScope, useFormResult } from '#app/platform/ui/form.tsx'
import { adminCopy } from '../admin-copy.ts'
import { openErrors } from '../open-errors.ts'
import { type DraftEdit, editDraft, type PostDraft, type PostFormResult } from '../post-draft.ts'
import { BasicFields } from './basic-fields.tsx'
import { BlockList } from './block-list.tsx'
import { CoverFields } from './cover-fields.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { ListInput } from './list-input.tsx'
import { PublishingFields } from './publishing-fields.tsx'
import { StylingFields } from './styling-fields.tsx'
import { useStoredDraft } from './use-stored-draft.ts'

type PostFormProps = {
  /** The key of the draft in localStorage; 'new' before the post has an id. */
  id: string
  saved: PostDraft
  version: string
  answer?: PostFormResult
  title: string
  submitLabel: string
}

const words = adminCopy.form

export function PostForm({ id, saved, version: loaded, answer, title, submitLabel }: PostFormProps) {
  const form = useFormResult(answer)
  const { draft, version, change, restored, discard, conflict, takeMine, takeSaved } = useStoredDraft({
    id,
    saved,
    version: loaded,
    answer,
    form,
  })
  const errors = openErrors(answer, draft)
  const submit = useSubmit()
  const busy = useNavigation().formMethod === 'POST'
  const set = (fields: Partial<PostDraft>) => change({ ...draft, ...fields })
  const edit = (step: DraftEdit) => change(editDraft(draft, step))

  /** Submits without a page load. Preview opens a new tab, which is left to the browser. */
  function send(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (submitter?.hasAttribute('formtarget')) return
    event.preventDefault()
    const options = { method: 'post', encType: 'multipart/form-data' } as const
    if (!busy) void submit(submitter ?? event.currentTarget, options)
  }

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={send}
      className="wrap pb-20"
    >
      {/* Enter in a field saves, as in any form; without this it would press the first button of a block. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
      <input type="hidden" name="version" value={version} />
      <h1 className="pt-10 pb-7.5 font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{title}</h1>
      {restored && <Restored onDiscard={discard} />}
      {conflict && <DraftConflict id={id} conflict={conflict} onMine={takeMine} onSaved={takeSaved} />}
      <FormFailure>{answer?.failure}</FormFailure>
      <FormScope errors={errors} busy={busy}>
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_350.5px]">
          <div>
            <FormSection title={words.basics}>
              <BasicFields draft={draft} errors={errors} onChange={set} />
            </FormSection>
            <FormSection title={words.blocks} error={errors['blocks']} note={words.contentHint}>
              <BlockList blocks={draft.blocks} onChange={(blocks) => set({ blocks })} onEdit={edit} />
            </FormSection>
          </div>
          <aside>
            <FormSection
              title={words.publishing}
              className="z-10 bg-canvas lg:sticky lg:top-(--header-height)"
            >
              <PublishingFields
                status={draft.status}
                submitLabel={submitLabel}
                onChange={(status) => set({ status })}
              />
            </FormSection>
            <FormSection title={words.images}>
              <CoverFields draft={draft} errors={errors} onChange={set} />
            </FormSection>
            <FormSection title={words.tags} error={errors['tags']}>
              <ListInput
                list="tags"
                field="tag"
                lines={draft.tags}
                words={{ placeholder: words.addTag, add: words.addTagButton, remove: words.removeTag }}
                onAdd={(text) => edit({ kind: 'add-tag', text })}
                onRemove={(at) => edit({ kind: 'remove-tag', at })}
              />
            </FormSection>
            <FormSection title={words.contents} error={errors['entries']} note={words.contentsHint}>
              <ListInput
                list="entries"
                field="entry"
                ordered
                lines={draft.entries}
                words={{ placeholder: words.entry, add: words.addEntry, remove: words.removeEntry }}
                onAdd={(text) => edit({ kind: 'add-entry', text })}
                onRemove={(at) => edit({ kind: 'remove-entry', at })}
              />
            </FormSection>
            <FormSection title={words.styling}>
              <StylingFields draft={draft} onChange={set} />
            </FormSection>
          </aside>
        </div>
      </FormScope>
    </form>
  )
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className="mb-5 flex flex-wrap items-center gap-3 rounded-control bg-accent-wash px-4 py-2.5 type-body">
      {words.restored}
      <Button size="s" variant="link" onClick={onDiscard}>
        {words.discard}
      </Button>
    </output>
  )
}
