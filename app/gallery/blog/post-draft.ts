import type { FormResult } from '#app/platform/lib/form-result.ts'
import { BLOCK_TYPES, type BlockType, type ContentBlock, EMPTY_BLOCK, FIRST_BLOCK } from './content-blocks.ts'
import { slugify } from '#app/platform/lib/slugify.ts'

export type PostDraft = {
  title: string
  slug: string
  /** The slug was typed and no longer follows the title. */
  slugIsOwn: boolean
  excerpt: string
  category: string
  authorName: string
  blocks: ContentBlock[]
  coverImage: string
  imageAltText: string
  tags: string[]
  /** Headings to list in the table of contents. */
  entries: string[]
  textSize: string
  headingStyle: string
  status: string
}

export const NEW_DRAFT: PostDraft = {
  title: '',
  slug: '',
  slugIsOwn: false,
  excerpt: '',
  category: '',
  authorName: '',
  blocks: [FIRST_BLOCK],
  coverImage: '',
  imageAltText: '',
  tags: [],
  entries: [],
  textSize: 'medium',
  headingStyle: 'standard',
  status: 'draft',
}

export type PostFormResult = FormResult & {
  draft?: PostDraft
  /** The version of the post that the form replaces. */
  version?: string
}

/** A change made by a button or a key; the form sends it as text in the field `edit`. */
export type DraftEdit =
  | { kind: 'add-block' }
  | { kind: 'remove-block' | 'raise-block' | 'lower-block'; at: number }
  | { kind: 'add-tag' | 'add-entry'; text: string }
  | { kind: 'remove-tag' | 'remove-entry'; at: number }

export function editDraft(draft: PostDraft, edit: DraftEdit): PostDraft {
  switch (edit.kind) {
    case 'add-block':
      return { ...draft, blocks: [...draft.blocks, { ...EMPTY_BLOCK }] }
    case 'remove-block':
      return { ...draft, blocks: draft.blocks.toSpliced(edit.at, 1) }
    case 'raise-block':
      return { ...draft, blocks: swapped(draft.blocks, edit.at - 1) }
    case 'lower-block':
      return { ...draft, blocks: swapped(draft.blocks, edit.at) }
    case 'add-tag':
      return { ...draft, tags: withLine(draft.tags, edit.text) }
    case 'add-entry':
      return { ...draft, entries: withLine(draft.entries, edit.text) }
    case 'remove-tag':
      return { ...draft, tags: draft.tags.toSpliced(edit.at, 1) }
    case 'remove-entry':
      return { ...draft, entries: draft.entries.toSpliced(edit.at, 1) }
    default:
      return edit satisfies never
  }
}

export function retitled(draft: PostDraft, title: string): PostDraft {
  return { ...draft, title, slug: draft.slugIsOwn ? draft.slug : slugify(title) }
}

/** The draft that the form sent. A tag or an entry that was typed but not added counts as added. */
export function draftOfForm(form: FormData): PostDraft {
  const text = (name: string) => textOf(form.get(name))
  const all = (name: string) => form.getAll(name).map(textOf)
  const [types, subheadings, contents] = [all('blockType'), all('blockSubheading'), all('blockContent')]
  const title = text('title')
  const slugIsOwn = text('slugIsOwn') === 'yes' || text('slug') !== ''
  return {
    title,
    slug: slugIsOwn ? text('slug') : slugify(title),
    slugIsOwn,
    excerpt: text('excerpt'),
    category: text('category'),
    authorName: text('authorName'),
    blocks: types.map((type, at) => ({
      type: BLOCK_TYPES.includes(type as BlockType) ? (type as BlockType) : 'h2',
      subheading: subheadings[at] ?? '',
      content: contents[at] ?? '',
    })),
    coverImage: text('coverImage'),
    imageAltText: text('imageAltText'),
    tags: withLine(all('tags'), text('tag')),
    entries: withLine(all('entries'), text('entry')),
    textSize: text('textSize'),
    headingStyle: text('headingStyle'),
    status: text('status'),
  }
}

/**
 * The fields of a form rendered with `shown`: the same draft, unless something was typed before hydration. A tag or an
 * entry that was typed but not added stays in its field.
 */
export function draftOfFields(form: FormData, shown: PostDraft): PostDraft {
  form.delete('tag')
  form.delete('entry')
  const typed = draftOfForm(form)
  if (typed.slug !== shown.slug) return typed
  return retitled({ ...typed, slugIsOwn: shown.slugIsOwn }, typed.title)
}

export function sameDraft(one: PostDraft, other: PostDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The change of the pressed button; null when the form was sent to be saved. */
export function editOfForm(form: FormData): DraftEdit | null {
  const [kind, at] = textOf(form.get('edit')).split(' ')
  switch (kind) {
    case 'add-block':
      return { kind }
    // The typed text has already been added by `draftOfForm`.
    case 'add-tag':
    case 'add-entry':
      return { kind, text: '' }
    case 'remove-block':
    case 'raise-block':
    case 'lower-block':
    case 'remove-tag':
    case 'remove-entry':
      return { kind, at: Number(at) }
    default:
      return null
  }
}

/** Forms send line breaks as CRLF, and PostgreSQL does not store NUL. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : ''
}

function withLine(lines: string[], text: string): string[] {
  const line = text.trim()
  return line && !lines.includes(line) ? [...lines, line] : lines
}

function swapped<T>(list: T[], at: number): T[] {
  const [first, second] = list.slice(at, at + 2)
  if (at < 0 || first === undefined || second === undefined) return list
  return list.toSpliced(at, 2, second, first)
}
