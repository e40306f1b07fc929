import { editorCopy } from './copy.ts'
import type { Diff, DiffRow } from './diff-lines.ts'

const words = editorCopy.fix
const LOOKS: Record<DiffRow['kind'], { sign: string; row: string; part: string }> = {
  before: { sign: '−', row: 'bg-stamp-wash', part: 'bg-[color-mix(in_srgb,var(--stamp)_22%,transparent)]' },
  after: {
    sign: '+',
    row: 'bg-[color-mix(in_srgb,var(--ok)_10%,transparent)]',
    part: 'bg-[color-mix(in_srgb,var(--ok)_26%,transparent)]',
  },
}

/** Lines before and after a change. Colors repeat what the signs say. */
export function DiffView({ diff: { rows, more } }: { diff: Diff }) {
  return (
    <>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
        tabIndex={0}
        aria-label={words.diff}
        className="max-h-[300px] overflow-y-auto rounded-control bg-sunk py-1 type-code -outline-offset-2 [tab-size:2]"
      >
        {rows.map((hunk, index) => (
          <div key={index} className="border-t border-line py-1 first:border-t-0">
            {hunk.map((row, at) => (
              <Row key={at} row={row} />
            ))}
          </div>
        ))}
      </section>
      {more > 0 && <p className="mt-2 type-small text-ink-soft">{words.more(more)}</p>}
    </>
  )
}

function Row({ row: { kind, line, parts } }: { row: DiffRow }) {
  const { sign, row, part } = LOOKS[kind]
  const Line = kind === 'before' ? 'del' : 'ins'
  return (
    <Line className={`flex no-underline ${row}`}>
      <span
        aria-hidden="true"
        className="w-11 shrink-0 pr-2 text-right text-ink-soft select-none max-sm:hidden"
      >
        {line}
      </span>
      <span aria-hidden="true" className="w-6 shrink-0 text-center select-none">
        {sign}
      </span>
      <span className="sr-only">{words[kind]} </span>
      <code className="min-w-0 flex-1 pr-3 break-words whitespace-pre-wrap">
        {parts.map(({ text, changed }, index) =>
          changed ? (
            <b key={index} className={`rounded-[2px] font-normal ${part}`}>
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </code>
    </Line>
  )
}
