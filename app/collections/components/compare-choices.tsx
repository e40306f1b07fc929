import { Form } from 'react-router'
import { CardPicture } from '#app/gallery/cards/card-image.tsx'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { compareCopy as words } from '../sharing/compare-copy.ts'

type CompareChoicesProps = {
  emails: EmailCard[]
  /** The slugs of those chosen so far. */
  chosen: string[]
  /** The query with which the list continues. */
  next: string | null
}

/** The emails of a collection to choose from, page by page; what was chosen on other pages stays chosen. */
export function CompareChoices({ emails, chosen, next }: CompareChoicesProps) {
  const here = new Set(emails.map(({ slug }) => slug))
  return (
    <Form key={emails[0]?.id}>
      {chosen
        .filter((slug) => !here.has(slug))
        .map((slug) => (
          <input key={slug} type="hidden" name="email" value={slug} />
        ))}
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.emails}</legend>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4 gap-y-7">
          {emails.map((email) => (
            <li key={email.id} className="min-w-0">
              <Choice email={email} isChosen={chosen.includes(email.slug)} />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="sticky bottom-0 mt-8 flex flex-wrap gap-2 border-t border-line bg-canvas py-4">
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
        {next && (
          <Button type="submit" name="after" value={new URLSearchParams(next).get('after')!}>
            {words.more}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Choice({
  email: { slug, subject, brand, preview, thumb, lines },
  isChosen,
}: {
  email: EmailCard
  isChosen: boolean
}) {
  return (
    <label className="block cursor-pointer rounded-control outline-offset-4 has-checked:[&_.choice]:shadow-[0_0_0_3px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="choice relative block h-44 overflow-hidden rounded-t-card bg-sunk shadow-card">
        {lines !== undefined ? (
          <IndexCard subject={subject} lines={lines} />
        ) : (
          preview && thumb && <CardPicture thumb={thumb} picture={preview} alt="" onFail={noop} />
        )}
      </span>
      <span className="mt-2.5 flex items-start gap-2">
        <input
          type="checkbox"
          name="email"
          value={slug}
          defaultChecked={isChosen}
          className="mt-0.5 size-[18px] shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 type-small break-words">{subject}</span>
          <span className="block truncate type-small text-ink-soft">{brand.name}</span>
        </span>
      </span>
    </label>
  )
}

function noop() {}
