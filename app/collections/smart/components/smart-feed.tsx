import { CopiedText } from '#app/platform/ui/copied-text.tsx'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { smartCopy } from '../copy.ts'

const words = smartCopy.feed

type SmartFeedProps = {
  since: Date | null
  /** The address just made, without its extension; it is shown this once. */
  made: string | undefined
}

export function SmartFeed({ since, made }: SmartFeedProps) {
  return (
    <FormSection title={words.title} note={words.about}>
      {made && (
        <ShownOnce text={words.shownOnce}>
          <CopiedText label={words.atom} text={`${made}.xml`} />
        </ShownOnce>
      )}
      {since && (
        <p className="mb-4 type-body">
          {words.works} <LocalDate at={since} />.
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
