import { href } from 'react-router'
import { SearchForm } from '#app/ui/search-form.tsx'
import { searchCopy } from './copy.ts'
import { SEARCH_MAX } from './search-terms.ts'

/** The search field of the search page, with the current query. A new search starts without filters. */
export function SearchBox({ query }: { query: string }) {
  return (
    <SearchForm
      action={href('/search')}
      query={query}
      label={searchCopy.field}
      placeholder={searchCopy.placeholder}
      submit={searchCopy.submit}
      maxLength={SEARCH_MAX}
      size="l"
      variant="ink"
    />
  )
}
