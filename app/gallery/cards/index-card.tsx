type IndexCardProps = { subject: string; lines: string; brandName?: string }

/** Words that would break in the middle of their line. */
const LONG_WORD = /\p{Lu}{10}|\S{16}/u

/** A low email in words: its screenshot would be a strip with text too small to read. It fills its box, of any size. */
export function IndexCard({ subject, lines, brandName }: IndexCardProps) {
  return (
    <span className="card-index" data-long={LONG_WORD.test(subject) || undefined}>
      <b dir="auto">
        {subject}
        {brandName && <span className="sr-only">, {brandName}</span>}
      </b>
      <span dir="auto" aria-hidden="true">
        {lines}
      </span>
    </span>
  )
}
