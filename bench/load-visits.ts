/** The kinds of visits in the mixed load and their shares. */
import type { Answer, LoadClient } from './load-client.ts'
import type { Contents } from './load-gallery.ts'
import { anyOf, famousOf, type People, type Person } from './load-people.ts'

const WORDS = [
  'welcome',
  'sale',
  'summer',
  'new arrivals',
  'free shipping',
  'holiday gift',
  'thank you',
  'invite a friend',
  'last chance',
  'spring collection',
  'receipt',
  'abandoned cart',
  'newsletter',
  'black friday',
  'wellcome',
]

/** Percentages of all requests; the follow-up requests of a sign-up are extra. */
const SHARES = {
  email: 17,
  'not changed': 12,
  media: 12,
  script: 10,
  brand: 8,
  browse: 8,
  shelf: 6,
  home: 6,
  search: 5,
  'signed in': 5,
  save: 4,
  'more emails': 3,
  'live email': 1.5,
  follow: 1,
  feed: 0.7,
  'sign-in': 0.4,
  collection: 0.2,
  'sign-up': 0.2,
}

type Kind = keyof typeof SHARES

type Found = {
  media: string[]
  scripts: string[]
  /** URLs of live emails. */
  live: string[]
}

/** Returns a function that makes one visit of a random kind. */
export function createVisits(
  {
    client,
    people,
    contents,
    crowd,
  }: { client: LoadClient; people: People; contents: Contents; crowd: Person[] },
  found: Found,
): (due: number) => Promise<unknown> {
  /** Pages that a browser has cached, with their ETags. */
  const tags = new Map<string, string>()

  async function visit(kind: Kind, due: number, path: string): Promise<Answer | null> {
    const answer = await client.ask(path, { kind, due })
    const tag = answer?.headers['etag']
    if (tag && tags.size < 500) tags.set(path, tag)
    return answer
  }

  function categoryPath(): string {
    const { slug, type } = famousOf(contents.listCategories)
    return `/${type === 'email_type' ? 'email-type' : 'category'}/${slug}`
  }

  function browsePath(): string {
    const query = new URLSearchParams()
    if (Math.random() < 0.5) query.set('brand', famousOf(contents.brands).slug)
    if (Math.random() < 0.5) query.set('year', String(2019 + Math.floor(Math.random() * 8)))
    if (Math.random() < 0.4) query.set('sort', 'oldest')
    return `/browse?${query}`
  }

  /** Runs an action of an idle user: during a sign-in there is no session. */
  async function byPerson(act: (person: Person) => Promise<unknown>): Promise<void> {
    const person = crowd.find(({ busy }, place) => !busy && Math.random() < 1 / (crowd.length - place))
    if (!person) return
    person.busy = true
    await act(person)
    person.busy = false
  }

  const acts: Record<Kind, (due: number) => Promise<unknown>> = {
    home: (due) => visit('home', due, '/'),
    email: (due) => visit('email', due, famousOf(contents.emails).path),
    brand: (due) => visit('brand', due, `/brand/${famousOf(contents.brands).slug}`),
    shelf: (due) => visit('shelf', due, categoryPath()),
    browse: (due) => visit('browse', due, browsePath()),
    media: (due) => visit('media', due, anyOf(found.media)),
    script: (due) => visit('script', due, anyOf(found.scripts)),
    feed: (due) => visit('feed', due, anyOf(['/feed.xml', '/sitemap.xml', '/blog'])),
    'live email': (due) => visit('live email', due, anyOf(found.live)),
    'more emails': (due) => visit('more emails', due, `/more-emails?after=${anyOf(contents.emails).id}`),
    search(due) {
      const query = new URLSearchParams({ q: anyOf(WORDS) })
      return visit('search', due, `${anyOf(['/search', '/search-emails'])}?${query}`)
    },
    async 'not changed'(due) {
      const [path, tag] = anyOf([...tags]) ?? ['/', '"none"']
      await client.ask(path, { kind: 'not changed', due, headers: { 'If-None-Match': tag } })
    },
    'signed in': (due) =>
      byPerson((person) => {
        const path = anyOf(['/', '/saved', '/saved-emails', `/collections/${anyOf(person.collections)}`])
        return people.ask(person, path, { kind: 'signed in', due })
      }),
    save: (due) =>
      byPerson((person) => people.save(person, famousOf(contents.emails).id, { kind: 'save', due })),
    collection: (due) => byPerson((person) => people.collect(person, { kind: 'collection', due })),
    follow: (due) => byPerson((person) => people.follow(person, { kind: 'follow', due })),
    'sign-in': (due) => byPerson((person) => people.signOutAndIn(person, due)),
    async 'sign-up'(due) {
      crowd.push(await people.signUp(due))
    },
  }

  const total = Object.values(SHARES).reduce((sum, share) => sum + share, 0)
  return (due) => {
    let left = Math.random() * total
    const [kind] = Object.entries(SHARES).find(([, share]) => (left -= share) < 0)!
    return acts[kind as Kind](due)
  }
}

/** Finds the files that browsers request after a page, by visiting pages. */
export async function findFiles(url: string): Promise<Found> {
  const media = new Set<string>()
  const scripts = new Set<string>()
  const live = new Set<string>()
  for (const path of ['/', '/browse', '/brands', '/blog']) {
    const html = await (await fetch(url + path)).text()
    for (const [address] of html.matchAll(/\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.\w+/g)) media.add(address)
    for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) scripts.add(address)
    for (const [, slug] of html.matchAll(/href="\/brand\/[^/"]+\/email\/([^/"?]+)"/g)) {
      const address = `/email/${slug}/html`
      if (live.size < 40 && (await fetch(url + address)).ok) live.add(address)
    }
  }
  return { media: [...media], scripts: [...scripts], live: [...live] }
}
