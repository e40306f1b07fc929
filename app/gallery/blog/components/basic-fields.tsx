import { Optional } from '#app/platform/ui/field.tsx'
import { InputField } from '#app/platform/ui/form.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { BLOG_CATEGORIES } from '../blog-categories.ts'
import { adminCopy } from '../admin-copy.ts'
import { type PostDraft, retitled } from '../post-draft.ts'

type BasicFieldsProps = { draft: PostDraft; onChange: (fields: Partial<PostDraft>) => void }

const words = adminCopy.form

export function BasicFields({ draft, onChange }: BasicFieldsProps) {
  return (
    <div className="grid gap-4">
      <InputField
        name="title"
        label={words.title}
        required
        value={draft.title}
        onChange={({ target }) => onChange(retitled(draft, target.value))}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {/* The slug follows the title until it is typed. */}
        <input type="hidden" name="slugIsOwn" value={draft.slugIsOwn ? 'yes' : ''} />
        <InputField
          name="slug"
          label={words.slug}
          hint={words.slugHint(draft.slug, draft.slugIsOwn)}
          required
          value={draft.slug}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange({ slug: target.value, slugIsOwn: true })}
        />
        <InputField
          as={SelectInput}
          name="category"
          label={words.category}
          required
          value={draft.category}
          onChange={({ target }) => onChange({ category: target.value })}
          empty={words.chooseCategory}
          options={BLOG_CATEGORIES.map((category) => [category, category])}
        />
      </div>
      <InputField
        as={TextArea}
        name="excerpt"
        label={words.excerpt}
        required
        rows={2}
        inputClass="min-h-18"
        value={draft.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
      />
      <InputField
        name="authorName"
        label={<Optional>{words.author}</Optional>}
        className="sm:max-w-[calc(50%-8px)]"
        placeholder={words.authorPlaceholder}
        value={draft.authorName}
        onChange={({ target }) => onChange({ authorName: target.value })}
      />
    </div>
  )
}
