import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { SubmitButton } from '#app/platform/ui/form.tsx'
import { adminCopy } from '../admin-copy.ts'
import { SegmentedControl } from './segmented-control.tsx'

type PublishingFieldsProps = { status: string; submitLabel: string; onChange: (status: string) => void }

const words = adminCopy.form

export function PublishingFields({ status, submitLabel, onChange }: PublishingFieldsProps) {
  return (
    <>
      <SegmentedControl
        label={words.status}
        name="status"
        value={status}
        names={words.statuses}
        onChange={onChange}
      />
      <p className="mt-3 mb-4 type-small text-ink-soft">
        {status === 'published' ? words.publishedHint : words.draftHint}
      </p>
      <div className="grid grid-cols-[1fr_1.4fr] gap-2">
        <Button asChild>
          <Link to={href('/admin/blog')}>{words.cancel}</Link>
        </Button>
        <SubmitButton busy={words.saving}>{submitLabel}</SubmitButton>
        <Button
          type="submit"
          formAction={href('/admin/blog/preview')}
          formTarget="_blank"
          className="col-span-2"
        >
          {words.preview}
        </Button>
      </div>
    </>
  )
}
