/** Addresses of emails in text of any kind: a list, the cells of a table, a browser's exported bookmarks. */

/** An email as a list names it. */
export type ListedEmail = { slug: string; address: string; note: string | null; tags: string[] }

const ADDRESS_MAX = 2000

/** What surrounds an address in lists, CSV and HTML. */
const CANDIDATE = /[^\s"'<>,;|()[\]{}]+/g

const PAGE = /^\/(?:brand\/[^/]+\/)?email\/([\w-]{1,200})/i

/** In place of a host that an address does not have. */
const NO_HOST = 'none.invalid'

/** The emails that a text has addresses of, each once, in its order; `hosts` are the names of this site. */
export function findAddresses(text: string, hosts: ReadonlySet<string>, max = Infinity): ListedEmail[] {
  const found = new Map<string, ListedEmail>()
  for (const [address] of text.matchAll(CANDIDATE)) {
    const slug = slugOf(address, hosts)
    if (slug && !found.has(slug)) found.set(slug, { slug, address, note: null, tags: [] })
    if (found.size >= max) break
  }
  return [...found.values()]
}

/** The slug in the address of an email's page, at a host of this site or without a host; null for anything else. */
function slugOf(address: string, hosts: ReadonlySet<string>): string | null {
  if (address.length > ADDRESS_MAX || !/\/email\//i.test(address)) return null
  const complete = /^(?:https?:)?\//i.test(address) ? address : `https://${address}`
  const url = URL.parse(complete, `https://${NO_HOST}`)
  if (!url || (url.hostname !== NO_HOST && !hosts.has(url.hostname))) return null
  return PAGE.exec(url.pathname)?.[1]?.toLowerCase() ?? null
}
