type ProfileTileProps = { name: string; imageUrl: string | null }

export function ProfileTile({ name, imageUrl }: ProfileTileProps) {
  const box = 'h-[120px] w-[96px] shrink-0 rounded-t-card shadow-card max-sm:h-[84px] max-sm:w-[68px]'
  if (imageUrl) return <img src={imageUrl} alt="" width={96} height={120} className={`${box} object-cover`} />
  return (
    <div
      aria-hidden="true"
      className={`${box} flex items-end overflow-hidden bg-ink pb-2 pl-2.5 font-display text-[2.125rem]/none tracking-[-0.04em] text-canvas select-none max-sm:pb-1.5 max-sm:pl-2 max-sm:text-[1.5rem]/none`}
    >
      {initials(name)}
    </div>
  )
}

/** The first letters of the first and last word of a name: 'Dana van der Berg' is DB. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map((word) => firstOf(word).toUpperCase()).join('') || '?'
}

/** One visible letter may consist of several code points. */
function firstOf(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
