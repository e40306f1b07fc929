import { Link } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'

/** A bordered chip that links to a category's page. */
export function CategoryChip({ to, children }: { to: string; children: string }) {
  return (
    <Chip asChild>
      <Link to={to}>{children}</Link>
    </Chip>
  )
}
