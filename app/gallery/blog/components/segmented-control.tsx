import { cn } from '#app/platform/ui/cn.ts'

type SegmentedControlProps = {
  label: string
  showLabel?: boolean
  name: string
  value: string
  /** The label of each value, in order. */
  names: Record<string, string>
  onChange: (value: string) => void
}

/** Radio buttons joined side by side. */
export function SegmentedControl({
  label,
  showLabel = false,
  name,
  value,
  names,
  onChange,
}: SegmentedControlProps) {
  return (
    <fieldset>
      <legend className={showLabel ? 'mb-1.5 type-small text-ink-soft' : 'sr-only'}>{label}</legend>
      <div className="flex rounded-control bg-sunk p-[3px]">
        {Object.entries(names).map(([key, text]) => (
          <label
            key={key}
            className={cn(
              'flex-1 cursor-pointer rounded-[6px] py-2 text-center text-[0.8125rem]/5 font-medium pointer-coarse:py-3',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              key === value
                ? 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              onChange={() => onChange(key)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
