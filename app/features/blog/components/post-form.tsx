import { Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { href, Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field, Input, SelectInput, TextArea } from '#app/ui/field.tsx'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import { BLOG_CATEGORIES } from '../blog-categories.ts'
import { copy } from '../copy.ts'
import { type DraftEdit, editDraft, type PostDraft, retitled } from '../post-draft.ts'
import { HEADING_STYLES, type PostErrors, TEXT_SIZES } from '../schema.ts'
import { BlockEditor } from './block-editor.tsx'
import { CoverFields } from './cover-fields.tsx'
import { LineList } from './line-list.tsx'
import { Segments } from './segments.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

/** What the server made of a form that was sent. */
export type PostFormAnswer = { draft: PostDraft; errors?: PostErrors; failure?: string }

type PostFormProps = {
  /** Names the post in this browser's memory; 'new' before it has an id. */
  id: string
  stored: PostDraft
  answer?: PostFormAnswer
  title: string
  submitLabel: string
}

const words = copy.form

export function PostForm({ id, stored, answer, title, submitLabel }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, restored, discard } = useKeptDraft({ id, stored, answered: answer?.draft, form })
  const { errors = {}, failure } = answer ?? {}
  const submit = useSubmit()
  const busy = useNavigation().formMethod === 'POST'

  useFocusAfterSubmit(answer, form)

  function set(fields: Partial<PostDraft>) {
    change({ ...draft, ...fields })
  }

  function edit(step: DraftEdit) {
    change(editDraft(draft, step))
  }

  /** The preview opens in a tab of its own, as the browser does it by itself. */
  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute('formtarget')) return
    event.preventDefault()
    if (!busy) void submit(event.currentTarget, { method: 'post', encType: 'multipart/form-data' })
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
      <h1 className="pt-10 pb-7.5 font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{title}</h1>
      {restored && (
        <output className="mb-5 flex flex-wrap items-center gap-3 rounded-control bg-accent-wash px-4 py-2.5 type-body">
          {words.restored}
          <Button size="s" variant="link" onClick={discard}>
            {words.discard}
          </Button>
        </output>
      )}
      {failure && (
        <p role="alert" className="mb-5 type-body text-stamp">
          {failure}
        </p>
      )}
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_350.5px]">
        <div>
          <Section title={words.basics}>
            <div className="grid gap-4">
              <Field label={words.title} required error={errors.title}>
                {(control) => (
                  <Input
                    {...control}
                    name="title"
                    value={draft.title}
                    onChange={({ target }) => change(retitled(draft, target.value))}
                  />
                )}
              </Field>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <Field
                  label={words.slug}
                  required
                  error={errors.slug}
                  hint={words.slugHint(draft.slug, draft.slugIsOwn)}
                >
                  {(control) => (
                    <Input
                      {...control}
                      name="slug"
                      value={draft.slug}
                      autoCapitalize="none"
                      spellCheck={false}
                      onChange={({ target }) => set({ slug: target.value, slugIsOwn: true })}
                    />
                  )}
                </Field>
                <input type="hidden" name="slugIsOwn" value={draft.slugIsOwn ? 'yes' : ''} />
                <Field label={words.category} required error={errors.category}>
                  {(control) => (
                    <SelectInput
                      {...control}
                      name="category"
                      value={draft.category}
                      onChange={({ target }) => set({ category: target.value })}
                    >
                      <option value="">{words.chooseCategory}</option>
                      {BLOG_CATEGORIES.map((category) => (
                        <option key={category}>{category}</option>
                      ))}
                    </SelectInput>
                  )}
                </Field>
              </div>
              <Field label={words.excerpt} required error={errors.excerpt}>
                {(control) => (
                  <TextArea
                    {...control}
                    name="excerpt"
                    rows={2}
                    className="min-h-18"
                    value={draft.excerpt}
                    onChange={({ target }) => set({ excerpt: target.value })}
                  />
                )}
              </Field>
              <Field
                className="sm:max-w-[calc(50%-8px)]"
                error={errors.authorName}
                label={
                  <>
                    {words.author} <span className="font-normal text-ink-soft">{words.optional}</span>
                  </>
                }
              >
                {(control) => (
                  <Input
                    {...control}
                    name="authorName"
                    placeholder={words.authorPlaceholder}
                    value={draft.authorName}
                    onChange={({ target }) => set({ authorName: target.value })}
                  />
                )}
              </Field>
            </div>
          </Section>
          <Section title={words.blocks} error={errors.blocks} note={words.contentHint}>
            <ol className="grid gap-2.5">
              {draft.blocks.map((block, at) => (
                <BlockEditor
                  key={at}
                  block={block}
                  number={at + 1}
                  isFirst={at === 0}
                  isLast={at === draft.blocks.length - 1}
                  onChange={(changed) => set({ blocks: draft.blocks.with(at, changed) })}
                  onEdit={(kind) => edit({ kind, at })}
                />
              ))}
            </ol>
            <Button
              type="submit"
              size="s"
              name="edit"
              value="add-block"
              className="mt-4"
              onClick={(event) => {
                event.preventDefault()
                edit({ kind: 'add-block' })
              }}
            >
              <Plus aria-hidden="true" className="size-4" />
              {words.addBlock}
            </Button>
          </Section>
        </div>
        <aside>
          <Section title={words.publishing} className="z-10 bg-canvas lg:sticky lg:top-(--header-height)">
            <Segments
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
              <Button asChild>
                <Link to={href('/admin/blog')}>{words.cancel}</Link>
              </Button>
              <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
                {busy ? words.saving : submitLabel}
              </Button>
              <Button
                type="submit"
                formAction={href('/admin/blog/preview')}
                formTarget="_blank"
                className="col-span-2"
              >
                {words.preview}
              </Button>
            </div>
          </Section>
          <Section title={words.images}>
            <CoverFields draft={draft} errors={errors} onChange={set} />
          </Section>
          <Section title={words.tags} error={errors.tags}>
            <LineList
              list="tags"
              field="tag"
              lines={draft.tags}
              words={{ placeholder: words.addTag, add: words.addTagButton, remove: words.removeTag }}
              onAdd={(text) => edit({ kind: 'add-tag', text })}
              onRemove={(at) => edit({ kind: 'remove-tag', at })}
            />
          </Section>
          <Section title={words.contents} error={errors.entries} note={words.contentsHint}>
            <LineList
              list="entries"
              field="entry"
              ordered
              lines={draft.entries}
              words={{ placeholder: words.entry, add: words.addEntry, remove: words.removeEntry }}
              onAdd={(text) => edit({ kind: 'add-entry', text })}
              onRemove={(at) => edit({ kind: 'remove-entry', at })}
            />
          </Section>
          <Section title={words.styling}>
            <div className="grid gap-3.5">
              <Segments
                label={words.textSize}
                showLabel
                name="textSize"
                value={draft.textSize}
                names={pick(words.textSizes, TEXT_SIZES)}
                onChange={(textSize) => set({ textSize })}
              />
              <Segments
                label={words.headingStyle}
                showLabel
                name="headingStyle"
                value={draft.headingStyle}
                names={pick(words.headingStyles, HEADING_STYLES)}
                onChange={(headingStyle) => set({ headingStyle })}
              />
            </div>
          </Section>
        </aside>
      </div>
    </form>
  )
}

function pick<T extends string>(names: Record<T, string>, order: readonly T[]): Record<string, string> {
  return Object.fromEntries(order.map((name) => [name, names[name]]))
}

type SectionProps = { title: string; note?: string; error?: string; className?: string; children: ReactNode }

function Section({ title, note, error, className, children }: SectionProps) {
  return (
    <section className={cn('border-t border-line pt-5.5 pb-6.5', className)}>
      <h2 className="mb-4 text-[0.9375rem]/5 font-medium">{title}</h2>
      {note && <p className="mb-3.5 max-w-[640px] type-small text-ink-soft">{note}</p>}
      {error && (
        <p role="alert" className="mb-3.5 type-small text-stamp">
          {error}
        </p>
      )}
      {children}
    </section>
  )
}
