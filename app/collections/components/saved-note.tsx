import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { href } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { isPlainClick } from '#app/gallery/lists/card-click.ts'
import { noteCopy } from '../note-copy.ts'
import type { CardNote as NoteOfCard } from '../collection-emails.server.ts'
import type { SavedNote } from '../schema.ts'
import { TagLinks } from './tag-links.tsx'

type NoteTextProps = { saved: SavedNote | undefined; addedBy?: string | null; children: ReactNode }

/** The note and the tags of a saved email, under its card. */
export function NoteText({ saved, addedBy, children }: NoteTextProps) {
  return (
    <div className="grid gap-1.5 self-start pt-1.5 text-[0.8125rem]/5">
      {saved?.note && <p className="border-l-2 border-shelf pl-2 break-words">{saved.note}</p>}
      {saved && saved.tags.length > 0 && <TagLinks tags={saved.tags.map((name) => ({ name }))} />}
      {addedBy && <p className="break-words text-ink-soft">{noteCopy.addedBy(addedBy)}</p>}
      <p className="min-w-0 truncate">{children}</p>
    </div>
  )
}

type Notes = {
  collectionId: string
  /** By the id of the email. */
  notes: Record<string, NoteOfCard>
  edit: (emailId: string) => void
}

/** The notes of a collection, so that a changed one renders no card again. */
export const NotesContext = createContext<Notes>({ collectionId: '', notes: {}, edit: () => undefined })

export function renderCardNote(email: EmailCard): ReactNode {
  return <CardNote email={email} />
}

/** The note under a card, and the link that edits it: in a dialog or, without scripts, on a page. */
function CardNote({ email: { id, subject } }: { email: EmailCard }) {
  const { collectionId, notes, edit } = useContext(NotesContext)
  const saved = notes[id]
  const hasNote = saved !== undefined && (saved.note !== null || saved.tags.length > 0)
  const words = hasNote ? noteCopy.edit : noteCopy.add

  function editHere(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    edit(id)
  }

  return (
    <NoteText saved={saved} addedBy={saved?.addedBy}>
      <a
        href={href('/collections/:id/emails/:emailId', { id: collectionId, emailId: id })}
        onClick={editHere}
        aria-label={noteCopy.editOf(words, subject)}
        className="inline-block py-0.5 text-ink-soft underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-3"
      >
        {words}
      </a>
    </NoteText>
  )
}
