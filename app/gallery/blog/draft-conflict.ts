import { draftFields, type PostDraft, sameField } from './post-draft.ts'

/** Two versions of a post; the user has to choose one. */
export type Conflict = {
  /** Somebody saved after this form was opened, or this browser has changes to an outdated version. */
  kind: 'saved-meanwhile' | 'old-draft'
  mine: PostDraft
  saved: PostDraft
  /** The version of `saved`. */
  version: string
}

type Difference = { field: keyof PostDraft; mine: string; saved: string }

/** The fields in which two drafts differ, as text. */
export function differences(mine: PostDraft, saved: PostDraft): Difference[] {
  return draftFields
    .filter((field) => field !== 'slugIsOwn' && !sameField(mine, saved, field))
    .map((field) => ({ field, mine: textOf(mine, field), saved: textOf(saved, field) }))
}

function textOf(draft: PostDraft, field: keyof PostDraft): string {
  if (field === 'tags' || field === 'entries') return draft[field].join(', ')
  if (field !== 'blocks') return String(draft[field])
  return draft.blocks
    .filter(({ subheading, content }) => subheading || content)
    .map(({ subheading, content }) => [subheading, content].filter(Boolean).join('\n'))
    .join('\n\n')
}
