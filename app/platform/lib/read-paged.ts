const PAGE = 500

/** All rows of a query, a page at a time: `read` returns at most `limit` rows after `last`, in its order. */
export async function* readPaged<Row>(
  read: (last: Row | undefined, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const rows = await read(last, PAGE)
    yield* rows
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last)
}
