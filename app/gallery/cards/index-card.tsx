type IndexCardProps = { subject: string; lines: string; brandName?: string }

/** A low email in words: its screenshot would be a strip with text too small to read. It fills its box, of any size. */
export function IndexCard({ subject, lines, brandName }: IndexCardProps) {
  return (
    <span className="card-index">
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
