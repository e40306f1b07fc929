import { href, Link, useSearchParams } from 'react-router'
import { changedSearch, type Chosen, countChosen } from '#app/gallery/filters/filters.ts'
import { saveCopy } from '../save-copy.ts'

/** Leads to the form that saves what a list asks for, once it asks for something. */
export function SaveSearchLink({ q, chosen }: { q: string; chosen: Chosen }) {
  const [search] = useSearchParams()
  if (!q && countChosen(chosen) === 0) return null
  return (
    <Link
      to={href('/smart-collections/new') + changedSearch(search, { sort: null })}
      rel="nofollow"
      className="py-1 font-medium text-accent underline-offset-3 hover:underline pointer-coarse:py-2.5"
    >
      {saveCopy.save}
    </Link>
  )
}
