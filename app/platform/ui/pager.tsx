import { ButtonLink } from './button.tsx'
import { uiCopy } from './copy.ts'

type PagerLink = { to: string; text?: string }

type PagerProps = {
  label?: string
  back?: PagerLink | null
  next: PagerLink | null
  className?: string
}

/** Links to the pages around this one; nothing if there is only one page. */
export function Pager({ label = uiCopy.pages, back = null, next, className = 'mt-14' }: PagerProps) {
  const links = [back && { text: uiCopy.newer, ...back }, next && { text: uiCopy.older, ...next }].filter(
    (link) => link !== null,
  )
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className={`${className} flex flex-wrap gap-2`}>
      {links.map(({ to, text }) => (
        <ButtonLink key={text} to={to}>
          {text}
        </ButtonLink>
      ))}
    </nav>
  )
}
