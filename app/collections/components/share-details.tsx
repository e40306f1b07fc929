import { Globe } from 'lucide-react'
import { href } from 'react-router'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Optional } from '#app/platform/ui/field.tsx'
import { Form, FormField, FormSwitch, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { TextArea } from '#app/platform/ui/text-controls.tsx'
import { shareCopy } from '../sharing/share-copy.ts'
import type { ShareDetails as Details } from '../sharing/share-schema.ts'
import { CopiedText } from '#app/platform/ui/copied-text.tsx'

const words = shareCopy.details

type ShareDetailsProps = {
  details: Details
  /** The slug of the public page while there is one, and its whole address. */
  slug: string | null
  address: string | null
  answer: FormResult | undefined
}

export function ShareDetails({ details, slug, address, answer }: ShareDetailsProps) {
  const { title, introduction, displayName, showsNotes } = details
  return (
    <Form answer={answer}>
      <FormSection title={words.title}>
        <div className="grid max-w-[620px] gap-4">
          <InputField name="title" label={words.name} required saved={title} autoComplete="off" />
          <FormField name="introduction" label={<Optional>{words.introduction}</Optional>}>
            {({ defaultValue = introduction ?? '', ...control }) => (
              <TextArea {...control} rows={3} defaultValue={defaultValue} />
            )}
          </FormField>
          <InputField
            name="displayName"
            label={<Optional>{words.displayName}</Optional>}
            hint={words.displayNameHint}
            saved={displayName ?? ''}
            autoComplete="nickname"
          />
          <FormSwitch
            name="showsNotes"
            label={words.showsNotes}
            hint={words.showsNotesHint}
            defaultChecked={showsNotes}
          />
          <SubmitButton name="intent" value="details" busy={words.busy} className="justify-self-start">
            {words.save}
          </SubmitButton>
        </div>
      </FormSection>
      {isModuleOn('public-collections') && (
        <FormSection title={shareCopy.public.title} note={shareCopy.public.about}>
          {slug && address && <CopiedText label={shareCopy.public.address} text={address} />}
          <div className="flex flex-wrap gap-2">
            {slug ? (
              <>
                <ButtonLink to={href('/collection/:slug', { slug })}>{shareCopy.public.view}</ButtonLink>
                <Button type="submit" name="intent" value="unpublish" variant="danger">
                  {shareCopy.public.unpublish}
                </Button>
              </>
            ) : (
              <Button type="submit" name="intent" value="publish">
                <Globe aria-hidden="true" className="size-4" />
                {shareCopy.public.publish}
              </Button>
            )}
          </div>
        </FormSection>
      )}
    </Form>
  )
}
