import { type CSSProperties, memo, type ReactNode } from 'react'
import type { EmailCard as Email } from '#app/gallery/cards/card.ts'
import { EmailCard, type EmailCardProps, rowRatio } from '#app/gallery/cards/email-card.tsx'
import { SaveSlot } from '#app/gallery/cards/save-slot.tsx'

/** Cards per chunk: divisible by two, three, four, five and six columns, so that chunks end with full rows. */
const CHUNK_SIZE = 60

/** As many as fit in the widest first row. */
const FIRST_ROW = 6

type GridChunkProps = Pick<EmailCardProps, 'showBrand' | 'showCategory'> & {
  emails: Email[]
  /** Above the fold: its first row is fetched at once. */
  aboveTheFold?: boolean
  labelSample: boolean
  below?: (email: Email) => ReactNode
}

/** Part of a grid with its own layout: of thousands of cards only changed chunks render again. */
export const GridChunk = memo(function GridChunk({ emails, aboveTheFold, below, ...card }: GridChunkProps) {
  return (
    <ul className="card-grid card-chunk" style={chunkSize(emails)}>
      {emails.map((email, index) => (
        <li key={email.id} data-email={email.id}>
          <EmailCard
            {...card}
            email={email}
            eager={aboveTheFold && index < FIRST_ROW}
            first={aboveTheFold && index === 0}
            save={<SaveSlot emailId={email.id} look="card" />}
          />
          {below?.(email)}
        </li>
      ))}
    </ul>
  )
}, isSameChunk)

/** A longer list has new arrays, but most of them contain the same emails. */
function isSameChunk(
  { emails, ...before }: GridChunkProps,
  { emails: now, ...after }: GridChunkProps,
): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof typeof before)[]
  return (
    names.every((name) => before[name] === after[name]) &&
    emails.length === now.length &&
    emails.every((email, index) => email === now[index])
  )
}

/** A heading over the emails of a list that belong to it. */
export type Section = { id: string; title: string }

/** Chunks of a list; where another section begins, a new chunk does. */
export function chunks(emails: Email[], sections: Record<string, Section> = {}): Email[][] {
  const all: Email[][] = []
  for (const email of emails) {
    const chunk = all.at(-1)
    const hasRoom = chunk && chunk.length < CHUNK_SIZE
    if (hasRoom && sections[chunk[0]!.id]?.id === sections[email.id]?.id) chunk.push(email)
    else all.push([email])
  }
  return all
}

/** The numbers of columns a grid may have (tokens.css). */
const COLUMNS = [2, 3, 4, 5, 6]

/** Lets CSS compute the height of a chunk: its number of cards, and the height of its rows for each number of columns. */
function chunkSize(emails: Email[]): CSSProperties {
  const heights = COLUMNS.map((columns) => {
    let sum = 0
    for (let at = 0; at < emails.length; at += columns) sum += rowRatio(emails.slice(at, at + columns))
    return [`--tall-${columns}`, Number(sum.toFixed(3))]
  })
  return { '--cards': emails.length, ...Object.fromEntries(heights) } as CSSProperties
}
