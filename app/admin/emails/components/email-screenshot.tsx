import { EmailPicture, LowerParts, usePictureFailure } from '#app/gallery/cards/email-image.tsx'
import { emailEditCopy as words } from '../email-copy.ts'
import type { EditedEmail } from '../email.server.ts'

export function EmailScreenshot({ email: { id, subject, picture } }: { email: EditedEmail }) {
  const [failed, onFail] = usePictureFailure(id)
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
      aria-label={words.picture}
      className="max-h-[min(78vh,920px)] overflow-y-auto rounded-panel bg-sunk p-6 max-sm:max-h-[60vh] max-sm:p-3"
    >
      {picture && !failed ? (
        <div
          className="mx-auto max-w-[560px] bg-paper shadow-canvas"
          style={{ background: picture.dominantColor }}
        >
          <EmailPicture
            picture={picture}
            alt={subject}
            sizes="(min-width: 1025px) 560px, 100vw"
            eager
            onFail={onFail}
            className="block h-auto w-full"
          />
          <LowerParts picture={picture} />
        </div>
      ) : (
        <p className="py-24 text-center type-body text-ink-soft">{words.noPicture}</p>
      )}
    </section>
  )
}
