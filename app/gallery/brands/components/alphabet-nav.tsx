import { Link, useSearchParams } from 'react-router'
import { copy } from '#app/gallery/brands/copy.ts'
import { letterAnchor, LETTERS } from '#app/gallery/brands/alphabet.ts'
import { cn } from '#app/platform/ui/cn.ts'

const cell = 'grid h-9 sm:min-w-[29px] place-items-center sm:px-1.5 pointer-coarse:h-11'

type AlphabetNavProps = {
  letters: string[]
  /** The letter shown, where each letter has its own page. */
  current?: string
}

/** Links to each letter's section or page; letters without a brand are shown but not linked. */
export function AlphabetNav({ letters, current }: AlphabetNavProps) {
  const [search] = useSearchParams()

  function pageOf(letter: string): string {
    const changed = new URLSearchParams(search)
    changed.delete('page')
    changed.set('letter', letter.toLowerCase())
    return `?${changed}`
  }

  function linkTo(letter: string) {
    const className = cn(cell, 'rounded-chip hover:bg-sunk')
    if (!current) {
      return (
        <a href={`#${letterAnchor(letter)}`} className={className}>
          {letter}
        </a>
      )
    }
    const isCurrent = letter === current
    return (
      <Link
        to={pageOf(letter)}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(className, isCurrent && 'bg-sunk text-accent')}
      >
        {letter}
      </Link>
    )
  }

  return (
    <nav aria-label={copy.letters} className="min-w-0 max-sm:w-full">
      <ul className="-ml-2 flex flex-wrap font-display text-[1.0625rem]/none max-sm:-mr-2 max-sm:grid max-sm:grid-cols-13">
        {LETTERS.filter((letter) => letter !== '#' || letters.includes(letter)).map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              linkTo(letter)
            ) : (
              <span aria-hidden="true" className={cn(cell, 'text-line-strong/60')}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
