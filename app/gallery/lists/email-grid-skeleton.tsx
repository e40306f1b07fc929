import { cn } from '#app/platform/ui/cn.ts'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { GRID_SKELETONS } from '#app/gallery/limits.ts'

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
          <LabelSkeleton showBrand={showBrand} />
        </div>
      ))}
    </div>
  )
}

function LabelSkeleton({ showBrand }: { showBrand: boolean }) {
  return (
    <div className="h-(--label) pt-3.5">
      <div className="h-2.5 w-11/12 rounded-card bg-sunk" />
      <div className="mt-2.5 h-2.5 w-3/5 rounded-card bg-sunk" />
      {showBrand && (
        <div className="mt-2.5 flex items-center gap-2">
          <div className="size-5 rounded-full bg-sunk max-sm:hidden" />
          <div className="h-2.5 w-24 rounded-card bg-sunk" />
        </div>
      )}
      <div className={cn('h-2.5 w-28 rounded-card bg-sunk', showBrand ? 'mt-2' : 'mt-3')} />
    </div>
  )
}
