/** Guests, signed-in users and a mail provider, who check every answer and remember every acknowledged write. */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { newVisitor, signUp, type Visitor } from '../visitor.ts'
import { type Failure, lostWrites, missingTexts, type Write } from './judge.ts'

const GUESTS = 4
const USERS = 3
const PAUSE_MS = 120
/** Two writes each time, and 300 a minute are allowed. */
const USER_PAUSE_MS = 500
const WRITES = /^(?:save|note|import|collection) /
const NO_ANSWER_MS = 60_000
/** Longer than any wait for the bucket or the database. */
const ANSWER_MAX_MS = 25_000
const SLOWEST_SHOWN = 8

type Email = { id: string; slug: string; subject: string; brand: string; brandName: string }

export async function readEmails(databaseUrl: string): Promise<Email[]> {
  return rows<Email>(
    databaseUrl,
    `select e.id, e.slug, e.subject_line as subject, b.slug as brand, b.name as "brandName"
     from emails e join brands b on b.id = e.brand_id where e.status = 'published' and b.status = 'active'`,
  )
}

/** Emails that a search for their subject finds on its first page. */
async function findable(url: string, emails: Email[]): Promise<Email[]> {
  const found: Email[] = []
  for (const email of emails.slice(0, 40)) {
    const answer = await newVisitor(() => url).get(searchFor(email))
    if ((await answer.text()).includes(`/email/${email.slug}`)) found.push(email)
  }
  return found
}

/** The longest part that HTML leaves as it is. */
function plain(text: string): string {
  return (text.match(/[\w ]+/g) ?? ['']).reduce((one, other) => (other.length > one.length ? other : one))
}

function searchFor({ subject }: Email): string {
  return `/search?q=${encodeURIComponent(subject)}`
}

export async function startLoad(url: string, token: string, emails: Email[]) {
  const searched = await findable(url, emails)
  const going = new AbortController()
  const failures: Failure[] = []
  const wrong: string[] = []
  const requests: Record<string, number> = {}
  /** By collection and email. */
  const notes = new Map<string, Write>()
  const arrivals: string[] = []
  const media = new Set<string>()
  let slowest: { at: number; ms: number; what: string }[] = []

  /** The bytes of a good answer; null for one that failed, which is noted. */
  async function ask(what: string, send: () => Promise<Response>, isAgain = false): Promise<Buffer | null> {
    if (!isAgain) requests[what.split(' ')[0]!] = (requests[what.split(' ')[0]!] ?? 0) + 1
    const began = Date.now()
    try {
      const answer = await send()
      const bytes = Buffer.from(await answer.arrayBuffer())
      const ms = Date.now() - began
      if (ms > ANSWER_MAX_MS) wrong.push(`${new Date(began).toISOString()} ${what} took ${ms} ms`)
      slowest = [...slowest, { at: began, ms, what }]
        .toSorted((one, other) => other.ms - one.ms)
        .slice(0, SLOWEST_SHOWN)
      if (answer.status < 400) return bytes
      const retryAfter = answer.headers.get('retry-after')
      const isClean = answer.status === 503 && Boolean(retryAfter)
      const said = isClean ? '' : bytes.toString().slice(0, 200)
      failures.push({
        began,
        at: Date.now(),
        isClean,
        isBrokenOff: false,
        what: `${what}: ${answer.status} ${said}`,
      })
    } catch (error) {
      // HAProxy closes a connection that it answered on before; browsers then read again on a new one.
      if (!isAgain && !WRITES.test(what)) return ask(what, send, true)
      const reason = String((error as Error).cause ?? error)
      failures.push({ began, at: Date.now(), isClean: false, isBrokenOff: true, what: `${what}: ${reason}` })
    }
    return null
  }

  async function page(kind: string, path: string, expected: string[], by: Visitor) {
    const began = Date.now()
    const html = (await ask(`${kind} ${path}`, () => by.get(path)))?.toString()
    for (const text of html === undefined ? [] : missingTexts(html, expected))
      wrong.push(
        `${new Date(began).toISOString()} ${kind} ${path} lacks ${text}: ${/<title>[^<]*/.exec(html!)?.[0]}`,
      )
    for (const [key] of html?.matchAll(/\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(?:png|jpe?g|webp|gif)/g) ?? [])
      if (media.size < 500) media.add(key)
    return html
  }

  async function guest(): Promise<void> {
    const by = newVisitor(() => url)
    const { slug, subject, brand, brandName } = anyOf(emails)
    const visits = [
      () => page('email', `/brand/${brand}/email/${slug}`, [plain(subject), `/brand/${brand}`], by),
      () => page('brand', `/brand/${brand}`, [plain(brandName)], by),
      () => page('browse', `/browse?brand=${brand}&sort=oldest`, [`/brand/${brand}/email/`], by),
      () => {
        const email = anyOf(searched)
        return page('search', searchFor(email), [`/email/${email.slug}`], by)
      },
      () => page('home', '/', ['/brand/', '</html>'], by),
      async () => {
        const key = anyOf([...media]) ?? `/media/00/${'0'.repeat(64)}.png`
        const bytes = media.size > 0 ? await ask(`image ${key}`, () => by.get(key)) : null
        if (bytes && !key.includes(createHash('sha256').update(bytes).digest('hex')))
          wrong.push(`image ${key} has other bytes`)
      },
    ]
    await anyOf(visits)()
  }

  /** A user saves emails with notes and changes the notes; pages show them, and nobody else's. */
  async function createUser(number: number) {
    const by = await signUp(() => url, `reader-${number}-${randomUUID()}@example.com`)
    const name = `Shelf of user ${number}`
    const collect = () =>
      ask('collection /collections/new', () => by.post('/collections/new', { name, type: 'emails' }))
    await collect()
    const picker = await (await by.get(`/saved-emails/${emails[0]!.id}`)).json()
    const { id } = (picker as { collections: { id: string }[] }).collections[0]!

    async function write(kind: string, email: Email, path: string, fields: Record<string, string>) {
      const key = `${id} ${email.id}`
      const known = notes.get(key) ?? { tried: [] }
      notes.set(key, known)
      known.tried.push(fields['note']!)
      const said = await ask(`${kind} ${path}`, () => by.post(path, fields))
      if (!said) return false
      // A note is answered with a redirect; its page again says why not.
      if (kind === 'note' ? said.length > 0 : !said.includes('"ok":true')) {
        const what = `${kind} ${path} was refused: ${/<title>[^<]*|^\{.*/.exec(said.toString())?.[0]}`
        failures.push({ began: Date.now(), at: Date.now(), isClean: false, isBrokenOff: false, what })
        return false
      }
      notes.set(key, { acknowledged: fields['note']!, tried: [] })
      return true
    }

    return async (step: number) => {
      const email = emails[step % emails.length]!
      const note = `Note ${randomUUID()}`
      const save = { intent: 'save', collectionId: id, note }
      const isSaved =
        notes.get(`${id} ${email.id}`)?.acknowledged !== undefined ||
        (await write('save', email, `/saved-emails/${email.id}`, save))
      const others = new RegExp(`Shelf of user (?!${number}\\b)\\d`)
      const seen = await page(
        'signed-in',
        `/collections/${id}`,
        isSaved && step < 20 ? [name, note] : [name],
        by,
      )
      if (seen && others.test(seen)) wrong.push(`user ${number} saw the shelf of another`)
      const changed = { note: `Changed ${randomUUID()}`, tags: '' }
      const notePage = `/collections/${id}/emails/${email.id}`
      if (isSaved && (await write('note', email, notePage, changed)))
        await page('signed-in', notePage, [name, changed.note], by)
    }
  }

  async function provider(number: number): Promise<void> {
    const body = `Message-ID: <${randomUUID()}@cluster.example>\r\nFrom: Acme <news@acme.example>\r\nSubject: Letter ${number}\r\nContent-Type: text/html\r\n\r\n<p>Letter ${randomUUID()} of the week</p>`
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'message/rfc822' }
    const answer = await ask('import /api/v1/inbox', () =>
      fetch(`${url}/api/v1/inbox`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(NO_ANSWER_MS),
      }),
    )
    if (answer) arrivals.push((JSON.parse(answer.toString()) as { id: string }).id)
  }

  async function repeat(act: (step: number) => Promise<unknown>, pause = PAUSE_MS): Promise<void> {
    for (let step = 0; !going.signal.aborted; step++) {
      await act(step)
      await sleep(pause)
    }
  }

  const working = [
    ...Array.from({ length: GUESTS }, () => repeat(guest)),
    ...Array.from({ length: USERS }, async (_, number) => repeat(await createUser(number), USER_PAUSE_MS)),
    repeat(provider, 1000),
  ]
  return {
    failures,
    wrong,
    requests,
    slowest: () => slowest,
    async end() {
      going.abort()
      await Promise.all(working)
    },
    /** How many writes were acknowledged, and which of them the database lacks; unfinished imports get a while. */
    async compare(databaseUrl: string) {
      const stored = await rows<{ key: string; note: string }>(
        databaseUrl,
        `select collection_id || ' ' || email_id as key, note from collection_emails`,
      )
      const found = new Map(stored.map(({ key, note }) => [key, note]))
      const states = () =>
        rows<{ id: string; state: string; reason: string }>(
          databaseUrl,
          'select id, state, reason from arrivals',
        )
      const isOpen = ({ state }: { state: string }) => state === 'waiting' || state === 'processing'
      let known = await states()
      for (let tries = 0; tries < 120 && known.some(isOpen); tries++) {
        await sleep(1000)
        known = await states()
      }
      const settled = new Set(
        known.filter((each) => !isOpen(each) && each.state !== 'attention').map(({ id }) => id),
      )
      return {
        notes: {
          acknowledged: [...notes.values()].filter(({ acknowledged }) => acknowledged !== undefined).length,
          lost: lostWrites(notes, found),
        },
        imports: {
          acknowledged: arrivals.length,
          lost: arrivals
            .filter((id) => !settled.has(id))
            .map((id) => `import ${id}: ${JSON.stringify(known.find((each) => each.id === id))}`),
        },
      }
    },
  }
}

async function rows<T extends object>(databaseUrl: string, query: string): Promise<T[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<T>(query)).rows
  } finally {
    await client.end()
  }
}

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!
}
