import { Chip } from '#app/platform/ui/chip.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { ListedBrand } from '../admin-queries.server.ts'

export function BrandStatusChip({ status }: Pick<ListedBrand, 'status'>) {
  return <Chip variant={status === 'active' ? 'accent' : 'plain'}>{adminCopy.status[status]}</Chip>
}
