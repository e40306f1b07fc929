import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { shareCopy } from '../sharing/share-copy.ts'
import type { SecretLink } from '../sharing/share-queries.server.ts'
import { LINK_DAYS, newLink } from '../sharing/share-schema.ts'
import { CopiedText } from '#app/platform/ui/copied-text.tsx'
import { ConfirmedButton } from '#app/platform/ui/confirmed-button.tsx'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'

const words = shareCopy.links

type SecretLinksProps = {
  links: SecretLink[]
  answer: FormResult | undefined
  /** The link just made, which is shown this once. */
  made: string | undefined
}

export function SecretLinks({ links, answer, made }: SecretLinksProps) {
  return (
    <FormSection title={words.title} note={words.about}>
      {made && (
        <ShownOnce text={words.shownOnce}>
          <CopiedText label={words.unnamed} text={made} />
        </ShownOnce>
      )}
      <Form
        key={links.length}
        answer={answer}
        schema={newLink}
        className="grid max-w-[620px] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_200px]"
      >
        <InputField name="label" label={words.label} hint={words.labelHint} autoComplete="off" />
        <InputField
          name="days"
          label={words.ends}
          as={SelectInput}
          options={LINK_DAYS.map((days) => [days, words.endings[days]])}
        />
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
          {words.created} <LocalDate at={createdAt} />
          {state === 'works' && endsAt && (
            <>
              {' · '}
              {words.endsOn} <LocalDate at={endsAt} />
            </>
          )}
        </p>
      </div>
      {state === 'works' ? (
        <ConfirmedButton
          label={words.revoke}
          of={name}
          confirm={words.revokeNow(name)}
          id={id}
          intent="revoke"
        />
      ) : (
        <Chip>{words[state]}</Chip>
      )}
    </li>
  )
}
