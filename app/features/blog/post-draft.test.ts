import { describe, expect, it } from 'vitest'
import { draftOfForm, editDraft, editOfForm, NEW_DRAFT, type PostDraft, retitled } from './post-draft.ts'

function form(fields: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

describe('a draft', () => {
  it('has a slug that follows the title until somebody writes one', () => {
    expect(retitled(NEW_DRAFT, 'Dark mode: a field guide!').slug).toBe('dark-mode-a-field-guide')
    expect(retitled({ ...NEW_DRAFT, slug: 'mine', slugIsOwn: true }, 'Other').slug).toBe('mine')
  })

  it('takes each tag once, without white space', () => {
    const once = editDraft(NEW_DRAFT, { kind: 'add-tag', text: '  layout ' })
    expect(
      editDraft(editDraft(once, { kind: 'add-tag', text: 'layout' }), { kind: 'add-tag', text: ' ' }).tags,
    ).toEqual(['layout'])
  })

  it('moves blocks, and not past the ends', () => {
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
  it('brings blocks in order and what was typed beside the lists', () => {
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

  it('is saved when no such button was pressed', () => {
    expect(editOfForm(form([['edit', '']]))).toBeNull()
  })
})
