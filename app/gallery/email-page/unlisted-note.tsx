import type { Unlisted } from '#app/gallery/queries.server.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { unlistedCopy } from './unlisted-copy.ts'

/** Says why a page is not public, and who sees it. */
export function UnlistedNote({ unlisted }: { unlisted: Unlisted | null }) {
  if (!unlisted) return null
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 type-small text-ink-soft">
      <Chip variant="stamp">{unlistedCopy.why[unlisted]}</Chip>
      {unlistedCopy.audience}
    </p>
  )
}
