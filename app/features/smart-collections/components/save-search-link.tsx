import { href, Link } from 'react-router'
import { countChosen } from '#app/features/gallery/filters/filters.ts'
import { filterText, type ReadFilter } from '../filter-text.ts'
import { saveCopy } from '../save-copy.ts'

/** Leads to the form that saves what a list asks for, once it asks for something. */
export function SaveSearchLink({ q, chosen }: ReadFilter) {
  if (!q && countChosen(chosen) === 0) return null
  return (
    <Link
      to={`${href('/smart-collections/new')}?${filterText({ q, chosen })}`}
      rel="nofollow"
      className="py-1 font-medium text-accent underline-offset-3 hover:underline pointer-coarse:py-2.5"
    >
      {saveCopy.save}
    </Link>
  )
}
