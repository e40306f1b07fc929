import { Form } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { compareCopy as words } from '../sharing/compare-copy.ts'
import { EmailChoice } from './email-choice.tsx'

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
              <EmailChoice
                email={email}
                type="checkbox"
                name="email"
                value={email.slug}
                defaultChecked={chosen.includes(email.slug)}
              />
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
