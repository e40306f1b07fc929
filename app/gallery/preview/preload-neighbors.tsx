import { useEffect, useState } from 'react'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { EmailPicture } from '#app/gallery/cards/email-picture.tsx'
import { PREVIEW_SIZES } from './preview-viewer.tsx'

/** Preloads the screenshots of the previous and next email, at the width the viewer will ask for. */
export function PreloadNeighbors({ emails }: { emails: (EmailCard | null)[] }) {
  const [settled, setSettled] = useState(false)
  // The open email loads first; its neighbors wait until the reader stays on it.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 200)
    return () => clearTimeout(timer)
  }, [])
  if (!settled) return null
  return (
    <div hidden>
      {emails.map(
        (email) =>
          email?.preview && (
            <EmailPicture key={email.id} picture={email.preview} alt="" sizes={PREVIEW_SIZES} eager />
          ),
      )}
    </div>
  )
}
