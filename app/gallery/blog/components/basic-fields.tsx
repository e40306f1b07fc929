import { Field, Input } from '#app/platform/ui/field.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { BLOG_CATEGORIES } from '../blog-categories.ts'
import { adminCopy } from '../admin-copy.ts'
import { type PostDraft, retitled } from '../post-draft.ts'
import type { PostErrors } from '../schema.ts'

type BasicFieldsProps = {
  draft: PostDraft
  errors: PostErrors
  onChange: (fields: Partial<PostDraft>) => void
}

const words = adminCopy.form

export function BasicFields({ draft, errors, onChange }: BasicFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label={words.title} required error={errors.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            value={draft.title}
            onChange={({ target }) => onChange(retitled(draft, target.value))}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SlugField draft={draft} errors={errors} onChange={onChange} />
        <Field label={words.category} required error={errors.category}>
          {(control) => (
            <SelectInput
              {...control}
              name="category"
              value={draft.category}
              onChange={({ target }) => onChange({ category: target.value })}
              empty={words.chooseCategory}
              options={BLOG_CATEGORIES.map((category) => [category, category])}
            />
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
            onChange={({ target }) => onChange({ excerpt: target.value })}
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
            onChange={({ target }) => onChange({ authorName: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

/** The slug follows the title until it is typed. */
function SlugField({ draft, errors, onChange }: BasicFieldsProps) {
  return (
    <Field label={words.slug} required error={errors.slug} hint={words.slugHint(draft.slug, draft.slugIsOwn)}>
      {(control) => (
        <>
          <Input
            {...control}
            name="slug"
            value={draft.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ slug: target.value, slugIsOwn: true })}
          />
          <input type="hidden" name="slugIsOwn" value={draft.slugIsOwn ? 'yes' : ''} />
        </>
      )}
    </Field>
  )
}
