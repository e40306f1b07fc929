/**
 * A function that reads text, bytes or counts from outside, with its worst inputs. `linear.long.test.ts` and
 * `linear-mail.long.test.ts` run every case of the files `*.cases.ts` in this folder.
 */
export type LinearCase<Input = unknown> = {
  /** The function under test: `gallery/search/relaxedQueries`. */
  name: string
  /** The routes that reach it, as declared: `/search`. `smtp`, `imap`, `import`, `cli` and `server` for others. */
  reachedFrom: readonly string[]
  /** The worst shapes, each with a generator of an input of about `size` units. */
  shapes: Record<string, (size: number) => Input>
  /** The smallest size; it is doubled four times, or until the work takes a second. */
  size: number
  /** May throw: a quick error is a refused input. Written as a method, so that the list can hold inputs of all types. */
  run(input: Input): unknown
  /** `process` when other threads of this process do the work. */
  clock?: 'thread' | 'process'
}

/** A case of the list; keeps the type of its inputs. */
export function defineCase<Input>(given: LinearCase<Input>): LinearCase {
  return given
}

/** A shape that repeats a text: 'a;' gives 'a;a;a;…' of `size` characters. */
export function repeated(unit: string): (size: number) => string {
  return (size) => unit.repeat(Math.ceil(size / unit.length))
}

/** A shape for each of some repeated texts. */
export function eachRepeated(units: readonly string[]): Record<string, (size: number) => string> {
  return Object.fromEntries(units.map((unit) => [JSON.stringify(unit), repeated(unit)]))
}
