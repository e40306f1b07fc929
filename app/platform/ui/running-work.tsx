import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { uiCopy } from './copy.ts'

const EVERY_MS = 2000

type RunningWorkProps = { text: string; step?: { done: number; total: number } }

/** Work of the server, shown again every two seconds or, without scripts, by a link. */
export function RunningWork({ text, step }: RunningWorkProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <>
      <output className="block type-name tabular-nums">{text}</output>
      {step && <ProgressBar label={uiCopy.progress} value={step.done} max={step.total} className="mt-3" />}
      <ButtonLink to="" className="mt-4 in-data-script:hidden">
        {uiCopy.showProgress}
      </ButtonLink>
    </>
  )
}
