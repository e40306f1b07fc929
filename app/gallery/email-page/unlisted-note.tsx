import type { Unlisted } from '#app/gallery/queries.server.ts'
import { Chip } from '#app/platform/ui/chip.tsx'

/** Apart from the texts of an email's page, which a brand's page would load with these. */
const WHY = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  hidden: 'Hidden',
  'active brand': 'Not public',
  'draft brand': 'Draft brand',
  'private brand': 'Private brand',
  'archived brand': 'Archived brand',
} satisfies Record<Unlisted, string>

/** Says why a page is not public, and who sees it. */
export function UnlistedNote({ unlisted }: { unlisted: Unlisted | null }) {
  if (!unlisted) return null
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 type-small text-ink-soft">
      <Chip variant="stamp">{WHY[unlisted]}</Chip>
      Only owners and editors can see this page.
    </p>
  )
}
