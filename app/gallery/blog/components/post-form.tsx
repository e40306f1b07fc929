import type { FormEvent } from 'react'
import { href, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { FormFailure, FormScope, SubmitButton, useFormResult } from '#app/platform/ui/form.tsx'
import { adminCopy } from '../admin-copy.ts'
import { type DraftEdit, editDraft, type PostDraft, type PostFormResult } from '../post-draft.ts'
import { BasicFields } from './basic-fields.tsx'
import { BlockList } from './block-list.tsx'
import { CoverFields } from './cover-fields.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { ListInput } from './list-input.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { useStoredDraft } from './use-stored-draft.ts'

type PostFormProps = {
  /** 'new' before the post has an id. */
  id: string
  saved: PostDraft
  version: string
  answer?: PostFormResult
  title: string
  submitLabel: string
}

const words = adminCopy.form

export function PostForm({ id, saved, version, answer, title, submitLabel }: PostFormProps) {
  const form = useFormResult(answer)
  const { draft, change, restored, discard } = useStoredDraft({
    id: `${id} ${version}`,
    saved,
    answer,
    form,
  })
  const errors = answer?.errors ?? {}
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
      <input type="hidden" name="version" value={answer?.version ?? version} />
      <h1 className="pt-10 pb-7.5 type-page">{title}</h1>
      {restored && <Restored onDiscard={discard} />}
      <FormFailure>{answer?.failure}</FormFailure>
      <FormScope errors={errors} busy={busy}>
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_350.5px]">
          <div>
            <FormSection title={words.basics}>
              <BasicFields draft={draft} onChange={set} />
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
              <SegmentedControl
                label={words.status}
                name="status"
                value={draft.status}
                names={words.statuses}
                onChange={(status) => set({ status })}
              />
              <p className="mt-3 mb-4 type-small text-ink-soft">
                {draft.status === 'published' ? words.publishedHint : words.draftHint}
              </p>
              <div className="grid grid-cols-[1fr_1.4fr] gap-2">
                <ButtonLink to={href('/admin/blog')}>{words.cancel}</ButtonLink>
                <SubmitButton busy={words.saving}>{submitLabel}</SubmitButton>
                <Button
                  type="submit"
                  formAction={href('/admin/blog/preview')}
                  formTarget="_blank"
                  className="col-span-2"
                >
                  {words.preview}
                </Button>
              </div>
            </FormSection>
            <FormSection title={words.images}>
              <CoverFields draft={draft} onChange={set} />
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
              <div className="grid gap-3.5">
                <SegmentedControl
                  label={words.textSize}
                  showLabel
                  name="textSize"
                  value={draft.textSize}
                  names={words.textSizes}
                  onChange={(textSize) => set({ textSize })}
                />
                <SegmentedControl
                  label={words.headingStyle}
                  showLabel
                  name="headingStyle"
                  value={draft.headingStyle}
                  names={words.headingStyles}
                  onChange={(headingStyle) => set({ headingStyle })}
                />
              </div>
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
