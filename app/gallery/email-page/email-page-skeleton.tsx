import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { emailCopy } from './copy.ts'

export function EmailPageSkeleton() {
  return (
    <div className="pointer-events-none fixed inset-0 top-(--header-height) z-30 animate-[appear_180ms_300ms_both] overflow-hidden bg-canvas">
      <output className="sr-only">{emailCopy.loading}</output>
      <div aria-hidden="true" className="wrap pt-[22px]">
        <Skeleton className="h-4.5 w-32" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-7 pt-10 lg:grid-cols-[minmax(0,1fr)_350.5px]">
          <div className="lg:order-last">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10 rounded-full" />
              <Skeleton className="h-4 w-36" />
            </div>
            <Skeleton className="mt-5 h-9 w-full" />
            <Skeleton className="mt-2 h-9 w-2/3" />
            <Skeleton className="mt-6 h-11 w-full rounded-control" />
            <Skeleton className="mt-8 h-20 w-full rounded-control max-lg:hidden" />
            <Skeleton className="mt-6 h-64 w-full max-lg:hidden" />
          </div>
          <div className="flex justify-center bg-sunk pt-14 max-sm:-mx-4 max-sm:pt-0">
            <Skeleton className="h-[1200px] w-[640px] max-w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}
