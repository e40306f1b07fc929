import { Link } from 'react-router'
import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useWaiting } from './use-waiting.ts'

type RunningWorkProps = { text: string; step?: { done: number; total: number } }

/** Work of the server, shown again every two seconds or, without scripts, by a link. */
export function RunningWork({ text, step }: RunningWorkProps) {
  useWaiting(true)
  return (
    <>
      <output className="block type-name tabular-nums">{text}</output>
      {step && <ProgressBar label="Progress" value={step.done} max={step.total} className="mt-3" />}
      <Button asChild className="mt-4 in-data-script:hidden">
        <Link to="">Show progress</Link>
      </Button>
    </>
  )
}
