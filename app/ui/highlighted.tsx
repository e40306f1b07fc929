/** As high as the letters: the line of a display face is far higher. */
const highlight =
  '-mx-px rounded-[2px] bg-transparent bg-[linear-gradient(var(--mark),var(--mark))] bg-[length:100%_1.3em] bg-center bg-no-repeat px-px text-ink'

/** Text in stretches, some of them marked. */
export function Marked({ text }: { text: { text: string; marked?: true }[] }) {
  return text.map((stretch, place) =>
    stretch.marked ? (
      <mark key={place} className={highlight}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
