/** Users under load: they sign up through the emailed link, sign in and out, save, collect and follow. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { cookiesFrom } from '#test/signed-in.ts'
import type { MailServer } from '#test/mail-server.ts'
import { type Answer, type Asked, type LoadClient, randomAddress } from './load-client.ts'
import type { Contents } from './load-gallery.ts'

const PASSWORD = 'reading-lamp-9'
const EMAIL_WITHIN_MS = 30_000
const COLLECTIONS_MAX = 12

export type Person = {
  email: string
  from: string
  cookie: string
  collections: string[]
  saved: Set<string>
  followed: Set<string>
  /** Whether an action is running: users do one after another. */
  busy: boolean
}

type Visit = Pick<Asked, 'kind' | 'due'>

export function createPeople(client: LoadClient, mail: MailServer, contents: Contents) {
  /** Sends a request as this user and stores the returned cookies. */
  async function ask(person: Person, path: string, asked: Omit<Asked, 'from'>): Promise<Answer | null> {
    const headers = { ...asked.headers, Cookie: person.cookie }
    const answer = await client.ask(path, { ...asked, headers, from: person.from })
    const set = answer?.headers['set-cookie'] ?? []
    const received = new Headers(set.map((cookie): [string, string] => ['Set-Cookie', cookie]))
    person.cookie = cookiesFrom(received, person.cookie)
    return answer
  }

  async function emailTo(address: string): Promise<string> {
    const until = performance.now() + EMAIL_WITHIN_MS
    while (performance.now() < until) {
      const place = mail.received.findIndex(({ envelope }) => envelope.includes(address))
      const token = place >= 0 && /token=([\w-]+)/.exec(mail.received.splice(place, 1)[0]!.text ?? '')?.[1]
      if (token) return token
      await sleep(50)
    }
    throw new Error(`No letter came to ${address}`)
  }

  return {
    ask,

    /** Signs up a user. @throws if signing in fails, because everything after it would fail too */
    async signUp(due: number): Promise<Person> {
      const person: Person = {
        email: `${randomUUID()}@people.example`,
        from: randomAddress(),
        cookie: '',
        collections: [],
        saved: new Set(),
        followed: new Set(),
        busy: true,
      }
      const form = { name: 'Somebody', email: person.email, password: PASSWORD }
      await ask(person, '/signup', { kind: 'sign-up', due, form })
      const link = `/verify?token=${await emailTo(person.email)}`
      await ask(person, link, { kind: 'confirm', due: performance.now() })
      await ask(person, link, { kind: 'confirm', due: performance.now(), form: {} })
      await collect(person, { kind: 'collection', due: performance.now() })
      person.busy = false
      return person
    },

    async signOutAndIn(person: Person, due: number): Promise<void> {
      await ask(person, '/logout', { kind: 'sign-out', due, form: {} })
      const form = { email: person.email, password: PASSWORD }
      await ask(person, '/login', { kind: 'sign-in', due: performance.now(), form })
    },

    collect,

    /** Saves an email, or removes it. */
    async save(person: Person, emailId: string, visit: Visit): Promise<void> {
      const saved = person.saved.delete(emailId)
      if (!saved) person.saved.add(emailId)
      const collectionId = anyOf(person.collections)
      const form: Record<string, string> = saved ? { intent: 'unsave' } : { intent: 'save', collectionId }
      await ask(person, `/saved-emails/${emailId}`, { ...visit, form })
    },

    async follow(person: Person, visit: Visit): Promise<void> {
      const { id, slug } = anyOf(contents.brands)
      const followed = person.followed.delete(id)
      if (!followed) person.followed.add(id)
      const form = { intent: followed ? 'unfollow' : 'follow', brand: slug }
      await ask(person, `/follow/${id}.data`, { ...visit, form })
    },
  }

  async function collect(person: Person, visit: Visit): Promise<void> {
    if (person.collections.length >= COLLECTIONS_MAX) return
    const form = { name: `Shelf ${randomUUID().slice(0, 8)}`, type: 'emails' }
    // Uncompressed, because the new collection's id is read from it.
    const headers = { 'Accept-Encoding': 'identity' }
    const answer = await ask(person, '/collections/new.data', { ...visit, form, headers })
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(answer?.text ?? '')?.[0]
    if (!id) throw new Error('A new collection did not tell its id')
    person.collections.push(id)
  }
}

export type People = ReturnType<typeof createPeople>

export function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!
}

/** Picks the first ones much more often than the rest, like real popularity. */
export function famousOf<T>(list: readonly T[]): T {
  return list[Math.floor(list.length * Math.random() ** 4)]!
}
