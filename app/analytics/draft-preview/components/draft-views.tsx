import { EmailPicture } from '#app/gallery/cards/email-picture.tsx'
import { draftPreviewCopy as words } from '../copy.ts'
import type { ShownView } from '../present.ts'

/** The draft in each view, cut to the same height, with a link to the whole. */
export function DraftViews({ views }: { views: ShownView[] }) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-[minmax(0,1.8fr)]">
      {views.map((shown) => (
        <li key={shown.view} className="min-w-0">
          <DraftView shown={shown} />
        </li>
      ))}
    </ul>
  )
}

function DraftView({ shown: { view, picture, note } }: { shown: ShownView }) {
  const name = words.views[view]
  return (
    <figure>
      <figcaption className="mb-2.5 flex min-h-6 items-baseline justify-between gap-3">
        <span className="type-name">{name}</span>
        {picture && (
          <a
            href={picture.src}
            aria-label={`${words.whole}: ${name}`}
            className="type-small whitespace-nowrap text-accent underline-offset-3 hover:underline pointer-coarse:py-2"
          >
            {words.whole}
          </a>
        )}
      </figcaption>
      {picture ? (
        <a
          href={picture.src}
          tabIndex={-1}
          aria-hidden="true"
          className="block max-h-[620px] overflow-hidden rounded-card shadow-card"
          style={{ background: picture.dominantColor }}
        >
          <EmailPicture
            picture={picture}
            alt=""
            sizes="(min-width: 1024px) 460px, 100vw"
            eager={view === 'desktop'}
            className="block h-auto w-full"
          />
        </a>
      ) : (
        <div className="grid min-h-[180px] place-items-center rounded-card bg-sunk p-6 text-center shadow-[inset_0_0_0_1px_var(--line)] type-small text-ink-soft">
          {note}
        </div>
      )}
      {picture && note && <p className="mt-2.5 type-small text-ink-soft">{note}</p>}
    </figure>
  )
}
