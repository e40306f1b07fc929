export async function* groupsOf<T>(size: number, items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  let group: T[] = []
  for await (const item of items) {
    group.push(item)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
