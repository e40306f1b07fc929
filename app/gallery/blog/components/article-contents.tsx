import { type MouseEvent, useEffect, useState } from 'react'
import type { TocEntry } from '#app/platform/db/json-columns.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from '../copy.ts'

/** A section is current once its heading has passed this line, 20 % of the screen from the top. */
const READING_LINE = 0.2

/** The headings of an article; the current one is marked. */
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
                'block border-l-[1.5px] py-1.5 text-[0.875rem]/5 transition-[color] hover:text-ink',
                level === 3 ? 'pl-7' : 'pl-3.5',
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
    // Not an IntersectionObserver: a jump can carry headings across the line unnoticed.
    function look() {
      const line = window.innerHeight * READING_LINE
      const passed = contents.filter(({ anchor }) => {
        const heading = document.getElementById(anchor)
        return heading && heading.getBoundingClientRect().top <= line
      })
      setHere(passed.at(-1)?.anchor ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [contents])
  return here
}

/** Scrolls smoothly unless reduced motion is preferred; URL and focus change as with any link. */
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
