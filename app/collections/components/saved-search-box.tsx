import { href } from 'react-router'
import { SearchForm } from '#app/platform/ui/search-form.tsx'
import { noteCopy } from '../note-copy.ts'
import { SAVED_SEARCH_MAX } from '../limits.ts'

const words = noteCopy.search

export function SavedSearchBox({ q = '', tag = null }: { q?: string; tag?: string | null }) {
  return (
    <SearchForm
      action={href('/saved/search')}
      query={q}
      label={words.label}
      placeholder={words.placeholder}
      submit={words.submit}
      maxLength={SAVED_SEARCH_MAX}
      className="max-w-[620px]"
    >
      {tag && <input type="hidden" name="tag" value={tag} />}
    </SearchForm>
  )
}
