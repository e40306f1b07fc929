import { Form as PlainForm } from 'react-router'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Input } from '#app/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { SelectInput } from '#app/ui/text-controls.tsx'
import { When } from '#app/ui/when.tsx'
import { shareCopy } from '../sharing/share-copy.ts'
import type { SecretLink } from '../sharing/share-queries.server.ts'
import { LINK_DAYS, newLink } from '../sharing/share-schema.ts'
import { CopiedLink } from './copied-link.tsx'

const words = shareCopy.links

type SecretLinksProps = {
  links: SecretLink[]
  answer: FormAnswer | undefined
  /** The link just made, which is shown this once. */
  made: string | undefined
}

/** The secret links to a collection: a form that makes one, and a list with a button that revokes each. */
export function SecretLinks({ links, answer, made }: SecretLinksProps) {
  return (
    <FormSection title={words.title} note={words.about}>
      {made && (
        <section aria-live="polite" className="mb-6 rounded-panel bg-accent-wash px-5 pt-4.5 pb-2">
          <p className="mb-2.5 type-ui">{words.shownOnce}</p>
          <CopiedLink label={words.unnamed} link={made} />
        </section>
      )}
      <Form
        key={links.length}
        answer={answer}
        schema={newLink}
        className="grid max-w-[620px] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_200px]"
      >
        <FormField name="label" label={words.label} hint={words.labelHint}>
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
        <FormField name="days" label={words.ends}>
          {(control) => (
            <SelectInput {...control}>
              {LINK_DAYS.map((days) => (
                <option key={days} value={days}>
                  {words.endings[days]}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <SubmitButton
          name="intent"
          value="link"
          variant="secondary"
          busy={words.creating}
          className="justify-self-start"
        >
          {words.create}
        </SubmitButton>
      </Form>
      {links.length === 0 ? (
        <p className="mt-6 type-small text-ink-soft">{words.none}</p>
      ) : (
        <ul className="mt-6 border-b border-line">
          {links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function LinkItem({ link: { id, label, createdAt, endsAt, state } }: { link: SecretLink }) {
  const name = label ?? words.unnamed
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="type-body break-words">{name}</p>
        <p className="type-small text-ink-soft">
          {words.created} <When at={createdAt} />
          {state === 'works' && endsAt && (
            <>
              {' · '}
              {words.endsOn} <When at={endsAt} />
            </>
          )}
        </p>
      </div>
      {state === 'works' ? (
        <PlainForm method="post" preventScrollReset className="-mr-3">
          <input type="hidden" name="linkId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="revoke"
            size="s"
            variant="quiet"
            aria-label={words.revokeNow(name)}
          >
            {words.revoke}
          </Button>
        </PlainForm>
      ) : (
        <Chip>{words[state]}</Chip>
      )}
    </li>
  )
}
