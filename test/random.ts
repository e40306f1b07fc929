/** A seeded generator: a failing run can be repeated. */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    chance: (of: number) => next() < of,
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!,
    some: <T>(all: readonly T[]): T[] => all.filter(() => next() < 0.5),
    text: () =>
      ['', 'ä', '“”', '\t\n', '\\', "'", '🙂', '{"a":1}', 'null'].filter(() => next() < 0.4).join('x'),
    number: (below: number) => Math.floor(next() * below),
  }
}

export type Random = ReturnType<typeof randomFrom>
