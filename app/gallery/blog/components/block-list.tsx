import { Plus } from 'lucide-react'
import { Button } from '#app/platform/ui/button.tsx'
import type { ContentBlock } from '../content-blocks.ts'
import { adminCopy } from '../admin-copy.ts'
import type { DraftEdit } from '../post-draft.ts'
import { BlockEditor } from './block-editor.tsx'

type BlockListProps = {
  blocks: ContentBlock[]
  onChange: (blocks: ContentBlock[]) => void
  onEdit: (step: DraftEdit) => void
}

export function BlockList({ blocks, onChange, onEdit }: BlockListProps) {
  return (
    <>
      <ol className="grid gap-2.5">
        {blocks.map((block, at) => (
          <BlockEditor
            key={at}
            block={block}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === blocks.length - 1}
            onChange={(changed) => onChange(blocks.with(at, changed))}
            onEdit={(kind) => onEdit({ kind, at })}
          />
        ))}
      </ol>
      <Button
        type="submit"
        size="s"
        name="edit"
        value="add-block"
        className="mt-4"
        onClick={(event) => {
          event.preventDefault()
          onEdit({ kind: 'add-block' })
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        {adminCopy.form.addBlock}
      </Button>
    </>
  )
}
