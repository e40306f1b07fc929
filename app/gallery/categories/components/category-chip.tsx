import { Link } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'

export function CategoryChip({ to, children }: { to: string; children: string }) {
  return (
    <Chip asChild>
      <Link to={to}>{children}</Link>
    </Chip>
  )
}
