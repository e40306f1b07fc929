/** Texts of notes and tags on saved emails, and of the search of saved emails. */
import { plural } from '#app/platform/lib/format.ts'

export const noteCopy = {
  why: 'Why are you saving it?',
  title: 'Note and tags',
  text: (collection: string) =>
    `Shown in ${collection} and in the search of saved emails. Others see notes only if you share them, and never see tags.`,
  note: 'Why I saved it',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas, at most 10.',
  ownTags: 'Your tags',
  addTag: (tag: string) => `Add the tag ${tag}`,
  submit: 'Save',
  busy: 'Saving...',
  cancel: 'Cancel',
  done: 'Note saved',
  failed: 'Failed to save the note',
  add: 'Add a note',
  edit: 'Edit note',
  editOf: (words: string, subject: string) => `${words}: ${subject}`,
  addedBy: (name: string) => `Added by ${name}`,
  search: {
    title: 'Search saved emails',
    label: 'Search saved emails',
    placeholder: 'Search your notes, tags and saved emails',
    submit: 'Search',
    found: (count: number) => plural(count, '# saved email', '# saved emails'),
    allTags: 'All tags',
    none: 'No matching saved emails',
    noneText: 'The search covers notes, tags, subjects and the names of brands and collections.',
    all: 'Show all saved emails',
    pages: 'Pages of saved emails',
    earlier: 'Earlier emails',
    more: 'More emails',
  },
  errors: {
    noteLong: 'A note cannot exceed 200 characters',
    tagLong: 'A tag cannot exceed 30 characters',
    manyTags: 'An email cannot have more than 10 tags',
    manyOwnTags: 'You’ve reached the limit of 200 tags. Remove some from other emails first.',
  },
} as const
