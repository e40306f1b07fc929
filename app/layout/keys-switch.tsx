import { setShortcutsEnabled, useShortcutsEnabled } from '#app/ui/single-key-shortcuts.ts'
import { WordSwitch } from './word-switch.tsx'

const words = [
  [true, 'On'],
  [false, 'Off'],
] as const

/** Turns the shortcuts of one key off and on, for this browser. */
export function KeysSwitch() {
  const work = useShortcutsEnabled()
  return (
    <WordSwitch label="Single-key shortcuts" words={words} current={work} onChoose={setShortcutsEnabled} />
  )
}
