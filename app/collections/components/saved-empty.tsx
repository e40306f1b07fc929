import type { ReactNode } from 'react'

type SavedEmptyProps = {
  title: string
  text: string
  /** Whether the title is the page's own heading. */
  isPage?: boolean
  children: ReactNode
}

/** The empty state of saved pages: an illustration, a title and what to do next. */
export function SavedEmpty({ title, text, isPage = false, children }: SavedEmptyProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div>
      <div aria-hidden="true" className="flex h-60 items-end max-sm:h-44">
        <div className="stripes-envelope aspect-[252/158] w-[252px] origin-bottom-left -rotate-4 rounded-chip p-[9px]">
          <div className="relative h-full rounded-[2px] bg-surface">
            <div className="absolute top-3 right-3 h-[42px] w-[34px] rounded-[2px] border-[1.5px] border-dashed border-line-strong" />
          </div>
        </div>
      </div>
      <div className="shelf-edge" />
      <Title className="mt-8.5 type-head">{title}</Title>
      <p className="mt-2 mb-6 max-w-[520px] text-[1rem]/6 text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
