import { CopiedLink } from '#app/features/collections/components/copied-link.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { When } from '#app/ui/when.tsx'
import { smartCopy } from '../copy.ts'

const words = smartCopy.feed

type SmartFeedProps = {
  since: Date | null
  /** The address just made, without its extension; it is shown this once. */
  made: string | undefined
}

/** The private feed of a smart collection: makes its address, replaces it and stops it. */
export function SmartFeed({ since, made }: SmartFeedProps) {
  return (
    <FormSection title={words.title} note={words.about}>
      {made && (
        <section aria-live="polite" className="mb-6 rounded-panel bg-accent-wash px-5 pt-4.5 pb-2">
          <p className="mb-2.5 type-ui">{words.shownOnce}</p>
          <CopiedLink label={words.atom} link={`${made}.xml`} />
          <CopiedLink label={words.json} link={`${made}.json`} />
        </section>
      )}
      {since && (
        <p className="mb-4 type-body">
          {words.works} <When at={since} />.
        </p>
      )}
      <Form answer={undefined} className="flex flex-wrap gap-2">
        <SubmitButton name="intent" value="feed" variant="secondary">
          {since ? words.replace : words.create}
        </SubmitButton>
        {since && (
          <SubmitButton name="intent" value="revoke-feed" variant="danger">
            {words.revoke}
          </SubmitButton>
        )}
      </Form>
    </FormSection>
  )
}
