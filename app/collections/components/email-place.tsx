import { Form, href } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { sectionCopy as words } from '../arranging/section-copy.ts'
import { copy } from '../copy.ts'
import type { Section } from '../arranging/section-schema.ts'

type EmailPlaceProps = {
  collectionId: string
  emailId: string
  sections: Section[]
  /** The id of its section; empty above the first. */
  sectionId: string
}

export function EmailPlace({ collectionId, emailId, sections, sectionId }: EmailPlaceProps) {
  return (
    <FormSection title={words.place} className="mt-9 pb-0">
      {sections.length > 0 && (
        <Form method="post" className="flex items-end gap-2">
          <Field label={words.ofEmail} className="min-w-0 flex-1">
            {(control) => (
              <SelectInput
                {...control}
                name="sectionId"
                defaultValue={sectionId}
                empty={words.above}
                options={sections.map(({ id, title }) => [id, title])}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="section" className="h-11!">
            {words.move}
          </Button>
        </Form>
      )}
      <Form method="post" action={href('/collections/:id', { id: collectionId })} className="mt-4">
        <input type="hidden" name="emailId" value={emailId} />
        <Button type="submit" name="intent" value="remove" variant="danger">
          {copy.page.remove}
        </Button>
      </Form>
    </FormSection>
  )
}
