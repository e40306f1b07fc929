import { adminCopy } from '../admin-copy.ts'
import type { PostDraft } from '../post-draft.ts'
import { SegmentedControl } from './segmented-control.tsx'

type StylingFieldsProps = { draft: PostDraft; onChange: (fields: Partial<PostDraft>) => void }

const words = adminCopy.form

export function StylingFields({ draft, onChange }: StylingFieldsProps) {
  return (
    <div className="grid gap-3.5">
      <SegmentedControl
        label={words.textSize}
        showLabel
        name="textSize"
        value={draft.textSize}
        names={words.textSizes}
        onChange={(textSize) => onChange({ textSize })}
      />
      <SegmentedControl
        label={words.headingStyle}
        showLabel
        name="headingStyle"
        value={draft.headingStyle}
        names={words.headingStyles}
        onChange={(headingStyle) => onChange({ headingStyle })}
      />
    </div>
  )
}
