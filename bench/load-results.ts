/** The results of a load test, by kind and by minute. */
type Window = { answers: number; errors: number; times: number[] }

export type LoadResults = {
  noteAnswer(kind: string, ms: number): void
  noteError(kind: string, what: string): void
  /** Results since the previous call. */
  takeWindow(): Window
  /** A table by kind, followed by the errors. */
  table(): string[]
  /** Discards all results so far, such as a warm-up. */
  reset(): void
  errors(): number
}

/** Errors listed one by one. */
const ERRORS_SHOWN = 20

export function createResults(): LoadResults {
  let kinds = new Map<string, Window>()
  let window = emptyWindow()
  let failures: string[] = []

  function of(kind: string): Window {
    const known = kinds.get(kind) ?? emptyWindow()
    kinds.set(kind, known)
    return known
  }

  return {
    noteAnswer(kind, ms) {
      for (const part of [of(kind), window]) {
        part.answers += 1
        part.times.push(ms)
      }
    },
    noteError(kind, what) {
      of(kind).errors += 1
      window.errors += 1
      if (failures.length < ERRORS_SHOWN) failures.push(`${kind}: ${what}`)
    },
    takeWindow() {
      const taken = window
      window = emptyWindow()
      return taken
    },
    table() {
      const lines = [...kinds].toSorted(([, a], [, b]) => b.answers - a.answers)
      return [
        row(['kind', 'answers', 'errors', 'p50 ms', 'p99 ms']),
        ...lines.map(([kind, { answers, errors, times }]) =>
          row([kind, answers, errors, percentile(times, 50), percentile(times, 99)]),
        ),
        ...failures.map((line) => `  ${line}`),
      ]
    },
    reset() {
      kinds = new Map()
      window = emptyWindow()
      failures = []
    },
    errors: () => [...kinds.values()].reduce((sum, { errors }) => sum + errors, 0),
  }
}

function emptyWindow(): Window {
  return { answers: 0, errors: 0, times: [] }
}

/** A table row; the first column is wide and left-aligned. */
export function row(cells: (string | number)[]): string {
  const [first, ...rest] = cells.map((cell) =>
    typeof cell === 'number' ? cell.toLocaleString('en-US') : cell,
  )
  return first!.padEnd(18) + rest.map((cell) => cell.padStart(10)).join('')
}

/** Rounded to 0.1 ms below 10 ms, to whole milliseconds above. */
export function percentile(times: number[], share: number): number {
  if (times.length === 0) return 0
  const sorted = Float64Array.from(times).toSorted()
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]!
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}
