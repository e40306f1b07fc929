import { describe, expect, it } from 'vitest'
import { draftOfPost } from './draft-of-post.server.ts'
import {
  draftOfFields,
  draftOfForm,
  editDraft,
  editOfForm,
  NEW_DRAFT,
  type PostDraft,
  retitled,
  sameDraft,
} from './post-draft.ts'

function form(fields: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

describe('a draft', () => {
  it('derives the slug from the title until it is edited', () => {
    expect(retitled(NEW_DRAFT, 'Dark mode: a field guide!').slug).toBe('dark-mode-a-field-guide')
    expect(retitled({ ...NEW_DRAFT, slug: 'mine', slugIsOwn: true }, 'Other').slug).toBe('mine')
  })

  it('accepts each tag once, trimmed', () => {
    const once = editDraft(NEW_DRAFT, { kind: 'add-tag', text: '  layout ' })
    expect(
      editDraft(editDraft(once, { kind: 'add-tag', text: 'layout' }), { kind: 'add-tag', text: ' ' }).tags,
    ).toEqual(['layout'])
  })

  it('moves blocks, but not beyond the ends', () => {
    const names = ['a', 'b', 'c']
    const draft: PostDraft = {
      ...NEW_DRAFT,
      blocks: names.map((content) => ({ type: 'h2', subheading: '', content })),
    }
    const order = (edited: PostDraft) => edited.blocks.map(({ content }) => content).join('')
    expect(order(editDraft(draft, { kind: 'raise-block', at: 2 }))).toBe('acb')
    expect(order(editDraft(draft, { kind: 'raise-block', at: 0 }))).toBe('abc')
    expect(order(editDraft(draft, { kind: 'lower-block', at: 2 }))).toBe('abc')
    expect(order(editDraft(draft, { kind: 'remove-block', at: 1 }))).toBe('ac')
  })
})

describe('a form without scripts', () => {
  it('sends blocks in order and the text typed beside lists', () => {
    const sent = form([
      ['title', 'A title'],
      ['blockType', 'introduction'],
      ['blockSubheading', ''],
      ['blockContent', 'One\r\ntwo'],
      ['blockType', 'nonsense'],
      ['blockSubheading', 'Head'],
      ['blockContent', ''],
      ['tags', 'layout'],
      ['tag', 'mobile'],
      ['edit', 'remove-tag 0'],
    ])
    const draft = draftOfForm(sent)
    expect(draft).toMatchObject({
      slug: 'a-title',
      blocks: [
        { type: 'introduction', content: 'One\ntwo' },
        { type: 'h2', subheading: 'Head' },
      ],
      tags: ['layout', 'mobile'],
    })
    expect(editDraft(draft, editOfForm(sent)!).tags).toEqual(['mobile'])
  })

  it('is saved unless such a button was pressed', () => {
    expect(editOfForm(form([['edit', '']]))).toBeNull()
  })
})

describe('a form filled in before scripts loaded', () => {
  const untouched: [string, string][] = [
    ['title', 'A title'],
    ['slug', 'a-title'],
    ['slugIsOwn', ''],
    ['blockType', 'introduction'],
    ['blockSubheading', ''],
    ['blockContent', ''],
    ['textSize', 'medium'],
    ['headingStyle', 'standard'],
    ['status', 'draft'],
  ]
  const shown: PostDraft = { ...NEW_DRAFT, title: 'A title', slug: 'a-title' }
  const fields = (...typed: [string, string][]) =>
    form([...untouched.filter(([name]) => !typed.some(([other]) => other === name)), ...typed])

  it('equals the rendered form when nothing was typed', () => {
    expect(sameDraft(draftOfFields(fields(), shown), shown)).toBe(true)
  })

  it('includes what was typed and the derived slug, and leaves an unfinished tag in its field', () => {
    const typed = draftOfFields(
      fields(['title', 'Another'], ['blockContent', 'Words'], ['tag', 'lay']),
      shown,
    )
    expect(typed).toMatchObject({ title: 'Another', slug: 'another', slugIsOwn: false, tags: [] })
    expect(typed.blocks).toEqual([{ type: 'introduction', subheading: '', content: 'Words' }])
    expect(draftOfFields(fields(['slug', 'mine']), shown)).toMatchObject({ slug: 'mine', slugIsOwn: true })
  })
})

describe('the form of a post', () => {
  it('starts with one empty introduction, medium text and standard headings', () => {
    expect(NEW_DRAFT).toMatchObject({
      blocks: [{ type: 'introduction', subheading: '', content: '' }],
      textSize: 'medium',
      headingStyle: 'standard',
      status: 'draft',
    })
  })

  it('shows a stored post: its body as eight blocks, its contents as headings, its own slug', () => {
    const draft = draftOfPost({
      ...NEW_DRAFT,
      slug: 'one',
      body: '<p>Before.</p><h2>One</h2><p>Text</p>',
      authorName: null,
      coverImage: null,
      tableOfContents: [{ title: 'One' }],
    })
    expect(draft).toMatchObject({ slugIsOwn: true, entries: ['One'], authorName: '', coverImage: '' })
    expect(draft.blocks).toHaveLength(8)
    expect(draft.blocks[0]).toEqual({ type: 'introduction', subheading: '', content: 'Before.' })
    expect(editDraft(draft, { kind: 'add-entry', text: '  ' }).entries).toEqual(['One'])
    expect(editDraft(draft, { kind: 'add-entry', text: ' Two ' }).entries).toEqual(['One', 'Two'])
  })
})
