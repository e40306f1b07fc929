/** What the cluster test counts as wrong, apart from what asks and stores. */

/** `began` is the time of the request, `at` that of the answer. */
export type Failure = { began: number; at: number; isClean: boolean; isBrokenOff: boolean; what: string }

/** What was written last with an acknowledgement, and what was tried since then, which may be there as well. */
export type Write = { acknowledged?: string; tried: string[] }

/** A fault and its time. `grace`: for how long errors may follow its end, in milliseconds; null if it may cause none. */
export type Happened = { name: string; grace: number | null; from: number; to: number }

/** The texts that a page should have and lacks. */
export function missingTexts(html: string, expected: string[]): string[] {
  return expected.filter((text) => !html.includes(text))
}

/** Acknowledged writes whose value is not in the database, and neither is one that was tried after it. */
export function lostWrites(writes: Map<string, Write>, stored: Map<string, string>): string[] {
  return [...writes]
    .filter(
      ([key, { acknowledged, tried }]) =>
        acknowledged !== undefined && ![acknowledged, ...tried].includes(stored.get(key)!),
    )
    .map(([key]) => `note ${key}: ${stored.get(key)}`)
}

/** Those of requests that a fault, or its grace, found waiting or that were sent in it. */
export function failuresOf({ grace, from, to }: Happened, failures: Failure[]): Failure[] {
  return failures.filter(({ began, at }) => at >= from && began <= to + (grace ?? 1_000))
}

/** All but a 503 with Retry-After within a fault, and connections that broke with a process that was killed. */
export function unexpectedFailures(failures: Failure[], happened: Happened[]): Failure[] {
  const allowed = new Set(
    happened
      .filter(({ grace }) => grace !== null)
      .flatMap((fault) =>
        failuresOf(fault, failures).filter(
          ({ isClean, isBrokenOff }) => isClean || (isBrokenOff && fault.name.includes('killed')),
        ),
      ),
  )
  return failures.filter((each) => !allowed.has(each))
}
