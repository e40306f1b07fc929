import { Search } from 'lucide-react'
import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { noteCopy } from '../note-copy.ts'
import { SAVED_SEARCH_MAX } from '../schema.ts'

const words = noteCopy.search

/** Searches the saved emails of the user, among those with a tag if one is chosen. */
export function SavedSearchBox({ q = '', tag = null }: { q?: string; tag?: string | null }) {
  return (
    <search>
      <Form action={href('/saved/search')} className="flex max-w-[620px] gap-2">
        {tag && <input type="hidden" name="tag" value={tag} />}
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2 text-ink-soft"
          />
          <Input
            key={q}
            type="search"
            name="q"
            aria-label={words.label}
            placeholder={words.placeholder}
            defaultValue={q}
            maxLength={SAVED_SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            className="pl-10 text-ellipsis"
          />
        </span>
        <Button type="submit" className="h-11">
          {words.submit}
        </Button>
      </Form>
    </search>
  )
}
