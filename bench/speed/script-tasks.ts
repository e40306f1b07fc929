/** How long scripts hold the page, from a Chrome trace: in processor time, which other programs do not extend, of a page slowed down to a phone. */
import type { Trace } from '../../scripts/lighthouse.mjs'

/** Milliseconds that a task may take before it counts. */
const SHORT = 50
/** The names of events that run scripts; the outermost ones of a task are counted. */
const SCRIPT = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.callFunction',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
])

/** The sum of what is above 50 ms, over all tasks in which scripts run longer than that. In milliseconds. */
export function longScripts({ traceEvents }: Trace): number {
  const page = traceEvents.findLast(
    ({ name, args: { data } }) =>
      name === 'navigationStart' &&
      data?.documentLoaderURL?.startsWith('http') &&
      data.isLoadingMainFrame !== false,
  )
  if (!page) throw new Error('The trace has no page')
  // Times are in microseconds, `tdur` in processor time.
  const events = traceEvents
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === page.pid && tid === page.tid && ts >= page.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: number[] = []
  let scriptEnds = 0
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    if (name.endsWith('RunTask')) tasks.push(0)
    else if (SCRIPT.has(name) && ts >= scriptEnds && tasks.length > 0) {
      tasks[tasks.length - 1]! += tdur / 1000
      scriptEnds = ts + dur
    }
  }
  return tasks.reduce((sum, script) => sum + Math.max(0, script - SHORT), 0)
}
