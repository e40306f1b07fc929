import { copy } from '#app/features/brands/copy.ts'
import { letterAnchor, LETTERS } from '#app/features/brands/letters.ts'

/** Jumps to a letter; letters without a brand are shown but not linked. */
export function AlphabetNav({ letters }: { letters: string[] }) {
  return (
    <nav aria-label={copy.letters} className="min-w-0 max-sm:w-full">
      <ul className="-ml-2 flex flex-wrap font-display text-[1.0625rem]/none max-sm:-mr-2 max-sm:grid max-sm:grid-cols-13">
        {LETTERS.filter((letter) => letter !== '#' || letters.includes(letter)).map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a
                href={`#${letterAnchor(letter)}`}
                className="grid h-9 sm:min-w-[29px] place-items-center rounded-chip sm:px-1.5 hover:bg-sunk pointer-coarse:h-11"
              >
                {letter}
              </a>
            ) : (
              <span
                aria-hidden="true"
                className="grid h-9 sm:min-w-[29px] place-items-center sm:px-1.5 text-line-strong/60 pointer-coarse:h-11"
              >
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
