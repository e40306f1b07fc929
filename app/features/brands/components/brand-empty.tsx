import { EmptyShelf } from '#app/ui/empty-shelf.tsx'
import { copy } from '../copy.ts'

/** A brand of the directory that nobody has sent an email of yet: an empty shelf, and how to fill it. */
export function BrandEmpty({ name }: { name: string }) {
  return (
    <div className="pt-12">
      <EmptyShelf title={copy.empty}>
        <p className="mt-2 type-body text-ink-soft">{copy.emptyText(name)}</p>
        <p className="mt-4 inline-block max-w-full overflow-x-auto rounded-control bg-sunk px-3.5 py-2 type-code whitespace-nowrap">
          {copy.importCommand}
        </p>
      </EmptyShelf>
    </div>
  )
}
