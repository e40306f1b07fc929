import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Form as PlainForm } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { CardPicture } from '#app/gallery/cards/card-picture.tsx'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { sectionCopy as words } from '../arranging/section-copy.ts'
import type { CountedSection } from '../arranging/section-queries.server.ts'
import { copy } from '../copy.ts'

type SectionListProps = { sections: CountedSection[]; answer: FormResult | undefined }

export function SectionList({ sections, answer }: SectionListProps) {
  if (sections.length === 0) {
    return <p className="border-t border-line py-5.5 type-small text-ink-soft">{words.none}</p>
  }
  return (
    <ol aria-label={words.list} className="border-b border-line">
      {sections.map((section, index) => (
        <Row
          // After moving, the fields belong to other sections.
          key={`${section.id} ${section.title}`}
          section={section}
          isFirst={index === 0}
          isLast={index === sections.length - 1}
          answer={answer?.values?.['sectionId'] === section.id ? answer : undefined}
        />
      ))}
    </ol>
  )
}

type RowProps = {
  section: CountedSection
  isFirst: boolean
  isLast: boolean
  answer: FormResult | undefined
}

function Row({ section: { id, title, emailCount }, isFirst, isLast, answer }: RowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line py-3">
      <Form answer={answer} preventScrollReset className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <input type="hidden" name="sectionId" value={id} />
        <FormField name="title" label={words.nameOf(title)} hideLabel className="min-w-0 flex-1">
          {({ defaultValue = title, ...control }) => (
            <Input {...control} autoComplete="off" defaultValue={defaultValue} />
          )}
        </FormField>
        <Button
          type="submit"
          name="intent"
          value="rename"
          variant="quiet"
          className="h-11!"
          aria-label={words.renameOf(title)}
        >
          {words.rename}
        </Button>
      </Form>
      <PlainForm method="post" preventScrollReset className="flex h-11 items-center gap-0.5">
        <input type="hidden" name="sectionId" value={id} />
        <span className="mr-2 type-small whitespace-nowrap text-ink-soft tabular-nums">
          {copy.overview.emails(emailCount)}
        </span>
        <IconButton type="submit" name="intent" value="up" label={words.up(title)} disabled={isFirst}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton type="submit" name="intent" value="down" label={words.down(title)} disabled={isLast}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton type="submit" name="intent" value="remove" label={words.remove(title)}>
          <X aria-hidden="true" />
        </IconButton>
      </PlainForm>
    </li>
  )
}

type NewSectionProps = {
  answer: FormResult | undefined
  emails: EmailCard[]
  /** The query with which the emails continue. */
  next: string | null
}

export function NewSection({ answer, emails, next }: NewSectionProps) {
  const chosen = answer?.values?.['emailId']
  return (
    <Form answer={answer} preventScrollReset>
      <FormSection title={words.add} className="border-t-0">
        <InputField name="title" label={words.name} required autoComplete="off" className="max-w-[420px]" />
        <fieldset className="mt-4 min-w-0">
          <legend className="type-ui">{words.start}</legend>
          <label className="my-2.5 flex items-center gap-2 type-small">
            <input
              type="radio"
              name="emailId"
              value=""
              defaultChecked={!chosen}
              className="size-[18px] accent-accent"
            />
            {words.atEnd}
          </label>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-x-4 gap-y-7">
            {emails.map((email) => (
              <li key={email.id} className="min-w-0">
                <EmailChoice
                  email={email}
                  type="radio"
                  name="emailId"
                  value={email.id}
                  defaultChecked={email.id === chosen}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="action-dock mt-6 flex flex-wrap gap-2 py-4">
          <SubmitButton name="intent" value="add" busy={words.busy}>
            {words.submit}
          </SubmitButton>
          {next && <ButtonLink to={next}>{copy.page.more}</ButtonLink>}
        </div>
      </FormSection>
    </Form>
  )
}

type EmailChoiceProps = { email: EmailCard } & ComponentProps<'input'>

/** An email to click on: a checkbox or radio button, whose other props it takes. */
function EmailChoice({ email: { subject, brand, preview, thumb, lines }, ...input }: EmailChoiceProps) {
  return (
    <label className="block cursor-pointer rounded-control outline-offset-4 has-checked:[&_.choice]:shadow-[0_0_0_3px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="choice relative block h-44 overflow-hidden rounded-t-card bg-sunk shadow-card">
        {lines !== undefined ? (
          <IndexCard subject={subject} lines={lines} />
        ) : (
          preview && thumb && <CardPicture thumb={thumb} picture={preview} alt="" />
        )}
      </span>
      <span className="mt-2.5 flex items-start gap-2">
        <input {...input} className="mt-0.5 size-[18px] shrink-0 accent-accent" />
        <span className="min-w-0">
          <span className="line-clamp-2 type-small break-words">{subject}</span>
          <span className="block truncate type-small text-ink-soft">{brand.name}</span>
        </span>
      </span>
    </label>
  )
}
