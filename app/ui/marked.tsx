/** Text in stretches, some of them marked. */
export function Marked({ text }: { text: { text: string; marked?: true }[] }) {
  return text.map((stretch, place) =>
    stretch.marked ? (
      <mark key={place} className="-mx-px rounded-[2px] px-px">
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
