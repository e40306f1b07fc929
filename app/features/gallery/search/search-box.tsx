import { Search } from 'lucide-react'
import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { searchCopy } from './copy.ts'
import { SEARCH_MAX } from './search-terms.ts'

/** The search field of the search page, with the current query. A new search starts without filters. */
export function SearchBox({ query }: { query: string }) {
  return (
    <search>
      <Form action={href('/search')} className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <Input
            key={query}
            type="search"
            name="q"
            aria-label={searchCopy.field}
            placeholder={searchCopy.placeholder}
            defaultValue={query}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            className="h-13 pl-12 text-[1.0625rem] text-ellipsis"
          />
        </div>
        <Button type="submit" variant="ink" className="h-13 px-6 max-sm:px-4">
          {searchCopy.submit}
        </Button>
      </Form>
    </search>
  )
}
