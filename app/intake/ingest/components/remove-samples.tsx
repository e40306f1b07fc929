import { href } from 'react-router'
import { ConfirmPopover } from '#app/platform/ui/confirm-popover.tsx'
import { samplesCopy as words } from '../import-copy.ts'

const ID = 'remove-samples'

export function RemoveSamples({ count }: { count: number }) {
  return (
    <div className="border-b border-line">
      <button
        type="button"
        popoverTarget={ID}
        className="flex w-full flex-wrap items-baseline gap-x-6 gap-y-1 py-4 text-left underline-offset-4 hover:underline"
      >
        <span className="type-name">{words.title}</span>
        <span className="type-body text-ink-soft">{words.count(count)}</span>
      </button>
      <ConfirmPopover id={ID} words={words} action={`${href('/admin')}?index`}>
        <input type="hidden" name="intent" value="remove-samples" />
      </ConfirmPopover>
    </div>
  )
}
