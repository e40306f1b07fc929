import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { BLOCK_TYPES, type BlockType, type ContentBlock } from '../content-blocks.ts'
import { adminCopy } from '../admin-copy.ts'

type BlockStep = 'remove-block' | 'raise-block' | 'lower-block'

type BlockEditorProps = {
  block: ContentBlock
  /** Counted from 1. */
  number: number
  isFirst: boolean
  isLast: boolean
  onChange: (block: ContentBlock) => void
  onEdit: (step: BlockStep) => void
}

const words = adminCopy.form
const line =
  'h-[34px] min-w-0 rounded-control bg-surface px-2.5 type-body shadow-[inset_0_0_0_1px_var(--line-strong)] pointer-coarse:h-11'

export function BlockEditor({ block, number, isFirst, isLast, onChange, onEdit }: BlockEditorProps) {
  const name = words.blockNumber(number)
  return (
    <li
      aria-label={name}
      className="rounded-[10px] bg-surface p-3 shadow-[0_0_0_1px_var(--line)] focus-within:shadow-[0_0_0_1px_var(--line-strong)]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <SelectInput
          name="blockType"
          aria-label={`${name}: ${words.blockType}`}
          value={block.type}
          onChange={({ target }) => onChange({ ...block, type: target.value as BlockType })}
          className="h-[34px] w-36 px-2.5 pr-8 pointer-coarse:h-11"
          options={BLOCK_TYPES.map((type) => [type, words.blockTypes[type]])}
        />
        <input
          name="blockSubheading"
          aria-label={`${name}: ${words.subheading}`}
          placeholder={words.subheading}
          value={block.subheading}
          onChange={({ target }) => onChange({ ...block, subheading: target.value })}
          className={`${line} flex-1 basis-40`}
        />
        <span className="flex">
          <Step
            step="raise-block"
            number={number}
            label={words.moveUp(number)}
            disabled={isFirst}
            onEdit={onEdit}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </Step>
          <Step
            step="lower-block"
            number={number}
            label={words.moveDown(number)}
            disabled={isLast}
            onEdit={onEdit}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </Step>
          <Step step="remove-block" number={number} label={words.removeBlock(number)} onEdit={onEdit}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Step>
        </span>
      </div>
      <textarea
        name="blockContent"
        aria-label={`${name}: ${words.content}`}
        placeholder={words.content}
        rows={3}
        value={block.content}
        onChange={({ target }) => onChange({ ...block, content: target.value })}
        className="mt-2 block field-sizing-content min-h-18 w-full rounded-control bg-transparent px-2.5 py-1.5 type-body focus-visible:outline-offset-0"
      />
    </li>
  )
}

type StepProps = {
  step: BlockStep
  number: number
  label: string
  disabled?: boolean
  onEdit: (step: BlockStep) => void
  children: ReactNode
}

/** A button that changes the list of blocks: in the browser or, without scripts, on the server. */
function Step({ step, number, label, disabled, onEdit, children }: StepProps) {
  function take(event: MouseEvent) {
    event.preventDefault()
    onEdit(step)
  }
  return (
    <IconButton
      type="submit"
      name="edit"
      value={`${step} ${number - 1}`}
      label={label}
      disabled={disabled}
      onClick={take}
    >
      {children}
    </IconButton>
  )
}
