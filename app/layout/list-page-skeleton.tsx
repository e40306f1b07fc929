import { EmailGridSkeleton } from '#app/gallery/lists/email-grid-skeleton.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'

/** A page with a grid of emails while it loads, over the page being left. Fast responses never show it. */
export function ListPageSkeleton() {
  return (
    <div
      data-page-skeleton
      aria-hidden="true"
      className="fixed inset-0 top-(--header-height) z-20 animate-[appear_180ms_200ms_both] overflow-hidden bg-canvas"
    >
      <div className="shelf-clip">
        <div className="wrap">
          <Skeleton className="mt-7 h-4.5 w-44" />
          <Skeleton className="mt-10 h-[3.5rem] w-[min(860px,92%)] max-sm:mt-7 max-sm:h-10" />
          <Skeleton className="mt-3 h-[3.5rem] w-[min(420px,50%)] max-sm:h-10" />
          <Skeleton className="mt-6 h-4.5 w-[min(600px,100%)]" />
          <Skeleton className="mt-2 mb-12 h-4.5 w-[min(380px,70%)] max-sm:mb-8" />
          <div className="mb-9 flex items-center justify-between gap-6 border-t border-line pt-3.5">
            <Skeleton className="h-4.5 w-20" />
            <Skeleton className="h-9 w-40 rounded-control" />
          </div>
          <EmailGridSkeleton />
        </div>
      </div>
    </div>
  )
}
