/** A highlight as high as the letters: the line height of a display font is far larger. */
const highlight =
  '-mx-px rounded-[2px] bg-transparent bg-[linear-gradient(var(--mark),var(--mark))] bg-[length:100%_1.3em] bg-center bg-no-repeat px-px text-ink'

export function Highlighted({ text }: { text: { text: string; marked?: true }[] }) {
  return text.map((segment, index) =>
    segment.marked ? (
      <mark key={index} className={highlight}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  )
}
