import { type CSSProperties, memo, type ReactNode } from 'react'
import type { EmailCard as Email } from '#app/features/gallery/cards/card.ts'
import { EmailCard, type EmailCardProps, heightRatio } from '#app/features/gallery/cards/email-card.tsx'
import { SaveSlot } from '#app/features/gallery/cards/save-slot.tsx'
import { cn } from '#app/ui/cn.ts'

/** Cards per chunk: divisible by two, three, four, five and six columns, so that chunks end with full rows. */
const CHUNK_SIZE = 60

/** As many as fit in the widest first row. */
const FIRST_ROW = 6

type GridChunkProps = Pick<EmailCardProps, 'showBrand' | 'showCategory'> & {
  emails: Email[]
  /** Above the fold: its first row is fetched at once. */
  aboveTheFold?: boolean
  labelSample: boolean
  /** A new function renders every chunk again. */
  below?: (email: Email) => ReactNode
}

/** Part of a grid with its own layout: of thousands of cards only changed chunks render again. */
export const GridChunk = memo(function GridChunk({ emails, aboveTheFold, below, ...card }: GridChunkProps) {
  return (
    <ul className={cn('card-grid', 'card-chunk')} style={chunkSize(emails)}>
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

/** Lets CSS compute the height of a chunk: its number of cards and, on phones, the height of its rows of two. */
function chunkSize(emails: Email[]): CSSProperties {
  let pairs = 0
  for (let index = 0; index < emails.length; index += 2) {
    pairs += Math.max(...emails.slice(index, index + 2).map(heightRatio))
  }
  return { '--cards': emails.length, '--pairs': Number(pairs.toFixed(3)) } as CSSProperties
}
