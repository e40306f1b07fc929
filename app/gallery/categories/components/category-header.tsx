import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#app/platform/ui/breadcrumbs.tsx'

type CategoryHeaderProps = {
  /** The page above. */
  parent: Crumb
  here: string
  title: string
  description: string
  /** Occasions have a stamp. */
  stamp?: ReactNode
}

export function CategoryHeader({ parent, here, title, description, stamp }: CategoryHeaderProps) {
  return (
    <>
      <Breadcrumbs className="pt-7" parents={[parent]} here={here} />
      <div className="flex items-end justify-between gap-x-10 gap-y-8 pt-10 pb-12 max-sm:flex-col max-sm:items-start max-sm:pt-7 max-sm:pb-8">
        <div className="min-w-0 flex-1">
          <h1 className="-ml-0.5 max-w-[860px] type-banner text-balance break-words max-lg:text-[min(4.25rem,6.4vw)] max-sm:text-[2.5rem]">
            {title}
          </h1>
          <p className="mt-5 max-w-[600px] type-lead text-ink-soft max-sm:mt-4 max-sm:text-[1rem]/[1.5rem]">
            {description}
          </p>
        </div>
        {stamp && (
          <div className="w-[186px] shrink-0 rotate-[2.5deg] max-sm:w-[148px] max-sm:self-end">{stamp}</div>
        )}
      </div>
    </>
  )
}
