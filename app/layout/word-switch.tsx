import { Fragment, useId } from 'react'

type WordSwitchProps<Value> = {
  label: string
  /** For screen readers only, where the words say what they are about. */
  hideLabel?: boolean
  words: readonly (readonly [value: Value, word: string])[]
  current: Value | null
  onChoose: (value: Value) => void
}

/** A few words, one of them chosen. Needs the script, so it is not there without it. */
export function WordSwitch<Value>({ label, hideLabel, words, current, onChoose }: WordSwitchProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="hidden items-center gap-1 in-data-script:flex">
      <span id={id} className={hideLabel ? 'sr-only' : 'mr-1.5'}>
        {label}
      </span>
      {words.map(([value, word], index) => (
        <Fragment key={word}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            aria-pressed={value === current}
            onClick={() => onChoose(value)}
            className="min-w-6 rounded-chip py-[3px] underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:py-2"
          >
            {word}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}
