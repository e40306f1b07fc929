import { cn } from '#app/ui/cn.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { GRID_SKELETONS } from '#app/features/gallery/limits.ts'

/** The grid while its emails load. */
export function EmailGridSkeleton({
  count = GRID_SKELETONS,
  showBrand = true,
  className,
}: {
  count?: number
  showBrand?: boolean
  className?: string
}) {
  return (
    <div
      className={cn('card-grid', showBrand ? 'card-labels' : 'card-labels-short', className)}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[225.5/445] rounded-b-none shadow-card" />
          <div className="shelf-edge" />
          {showBrand ? <BrandLabelSkeleton /> : <LabelSkeleton />}
        </div>
      ))}
    </div>
  )
}

function LabelSkeleton() {
  return (
    <div className="flex h-(--label) items-center pt-[7px]">
      <div className="h-2.5 w-[104px] rounded-card bg-sunk" />
    </div>
  )
}

function BrandLabelSkeleton() {
  return (
    <div className="flex h-(--label) items-start gap-2.5 pt-3">
      <div className="size-8 rounded-full bg-sunk max-lg:mt-1.5 max-sm:hidden" />
      <div className="grid gap-3.5 max-lg:pt-1">
        <div className="h-2.5 w-24 rounded-card bg-sunk" />
        <div className="h-2.5 w-16 rounded-card bg-sunk" />
        <div className="h-2.5 w-32 rounded-card bg-sunk max-sm:hidden" />
      </div>
    </div>
  )
}
