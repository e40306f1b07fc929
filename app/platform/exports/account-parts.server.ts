import type { Person } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { shared } from '#app/platform/lib/singleton.ts'
import type { ZipEntry } from '#app/platform/lib/zip.server.ts'

/** The owner of the data. An unverified address may have been entered by another person. */
export type AccountOwner = Person & { email: EmailAddress; emailVerified: boolean }

type AccountPart = (owner: AccountOwner) => Iterable<ZipEntry> | AsyncIterable<ZipEntry>

const parts = shared('account-parts', () => new Map<string, AccountPart>())

/** Adds files to every export of an account; features call this at the top of a module. */
export function defineAccountPart(feature: string, entries: AccountPart): void {
  parts.set(feature, entries)
}

export function countAccountParts(): number {
  return parts.size
}

export async function* accountEntries(
  owner: AccountOwner,
  onPart: (count: number) => void,
): AsyncGenerator<ZipEntry> {
  for (const entries of parts.values()) {
    yield* entries(owner)
    onPart(1)
  }
}

type Rows = Iterable<unknown> | AsyncIterable<unknown>

export function jsonFile(name: string, rows: Rows | PromiseLike<Rows>): ZipEntry {
  return { name: `${name}.json`, content: jsonOf(rows) }
}

/** JSON row by row: one text of them all would block the server. */
async function* jsonOf(rows: Rows | PromiseLike<Rows>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of await rows) {
    yield `${before}${JSON.stringify(row, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
