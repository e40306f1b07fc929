import { type MouseEvent, useEffect, useState } from 'react'
import type { TocEntry } from '#app/db/shapes.ts'
import { cn } from '#app/ui/cn.ts'
import { copy } from '../copy.ts'

/** A heading is in view while it stands in the upper part of the screen, as the specification draws it. */
const IN_VIEW = '-20% 0px -80% 0px'

/** The headings of an article; the one being read is marked. */
export function ArticleContents({ contents }: { contents: TocEntry[] }) {
  const here = useHeadingInView(contents)
  if (contents.length === 0) return null
  return (
    <nav aria-labelledby="contents-title" className="mb-7.5 max-lg:mb-5">
      <h2 id="contents-title" className="mb-2.5 type-small text-ink-soft">
        {copy.onThisPage}
      </h2>
      <ol>
        {contents.map(({ title, anchor, level }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === here || undefined}
              onClick={(event) => scrollTo(event, anchor)}
              className={cn(
                'block border-l-[1.5px] py-1.5 pl-3.5 text-[0.875rem]/5 transition-[color] hover:text-ink',
                level === 3 && 'pl-7',
                anchor === here ? 'border-ink font-medium text-ink' : 'border-line text-ink-soft',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useHeadingInView(contents: TocEntry[]): string | null {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setHere(seen.target.id)
      },
      { rootMargin: IN_VIEW },
    )
    for (const { anchor } of contents) {
      const heading = document.getElementById(anchor)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [contents])
  return here
}

/** Glides there where motion is welcome; the address and the focus go along as with any link. */
function scrollTo(event: MouseEvent, anchor: string): void {
  const heading = document.getElementById(anchor)
  if (!heading || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  window.history.replaceState(window.history.state, '', `#${anchor}`)
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
