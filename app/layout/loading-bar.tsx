import { useNavigation } from 'react-router'

/** The airmail bar along the upper edge while the next page is on its way. Quick pages never show it. */
export function LoadingBar() {
  const { state } = useNavigation()
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {state !== 'idle' && (
        <span className="stripes block h-[3px] animate-[appear_180ms_150ms_both,airmail_900ms_linear_infinite]">
          <span className="sr-only">Loading</span>
        </span>
      )}
    </output>
  )
}
