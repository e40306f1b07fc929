/** Writers of the kill test: users who save things. */
import { RefusedWrite, type Writer, accepted, lastWritten, pageJson, pageText } from './kill-writer.ts'
import { newVisitor, signIn, signUp, type Visitor } from './visitor.ts'

type Origin = () => string

/** Creates accounts; every third signs out. Each is checked with its cookie and, once per round, with its password. */
export function accountsWriter(origin: Origin): Writer {
  let count = 0
  let fresh: { email: string; visitor: Visitor; session: ReturnType<typeof lastWritten<boolean>> }[] = []
  return {
    kind: 'sign up, sign out',
    async write() {
      const email = `person-${++count}@example.com`
      const visitor = await signUp(origin, email)
      const session = lastWritten(true)
      fresh.push({ email, visitor, session })
      if (count % 3 > 0) return
      const before = visitor.cookie
      session.send(false)
      await accepted(visitor.post('/logout', {}), 302)
      session.answered()
      visitor.cookie = before
    },
    async findLost() {
      const lost: string[] = []
      const people = fresh
      fresh = []
      for (const { email, visitor, session } of people) {
        const { status } = await newVisitor(origin, visitor.cookie).get('/settings')
        const isIn = status === 200
        if (!session.holds((kept) => kept === isIn)) lost.push(`${email}: /settings answers ${status}`)
      }
      const last = people.at(-1)
      if (last) {
        const { status } = await signIn(origin, last.email)
        if (status !== 302) lost.push(`${last.email} cannot sign in: ${status}`)
      }
      return lost
    },
  }
}

/** Saves and removes emails. */
export async function savesWriter(origin: Origin, emailIds: string[]): Promise<Writer> {
  const visitor = await signUp(origin, 'saver@example.com')
  const collectionId = await firstCollection(visitor, emailIds[0]!)
  const saved = new Map(emailIds.map((id) => [id, lastWritten(false)]))
  let count = 0
  return {
    kind: 'save, take back',
    async write() {
      const id = emailIds[(count++ * 7) % emailIds.length]!
      const state = saved.get(id)!
      const intent = state.sure() ? 'unsave' : 'save'
      state.send(!state.sure())
      await accepted(visitor.post(`/saved-emails/${id}`, { intent, collectionId }), 200)
      state.answered()
    },
    async findLost() {
      const { emails } = await pageJson<{ emails: Record<string, number[]> }>(visitor, '/saved-emails')
      return [...saved].flatMap(([id, state]) =>
        state.holds((kept) => kept === id in emails) ? [] : [`${id}: saved is ${id in emails}`],
      )
    },
  }
}

/** Creates collections and deletes the oldest to keep few. */
export async function collectionsWriter(origin: Origin, emailId: string): Promise<Writer> {
  const visitor = await signUp(origin, 'collector@example.com')
  const made: ReturnType<typeof lastWritten<{ name: string; there: boolean }>>[] = []
  let count = 0
  return {
    kind: 'create, delete a collection',
    async write() {
      const name = `Shelf ${++count}`
      const one = lastWritten({ name, there: false })
      made.push(one)
      one.send({ name, there: true })
      await accepted(visitor.post('/collections/new', { name, description: name, type: 'emails' }), 302)
      one.answered()
      const standing = made.filter((each) => each.sure().there)
      if (standing.length <= 12) return
      const oldest = standing[0]!
      const { collections } = await pickerOf(visitor, emailId)
      const id = collections.find((each) => each.name === oldest.sure().name)!.id
      oldest.send({ name: oldest.sure().name, there: false })
      await accepted(visitor.post(`/collections/${id}`, { intent: 'delete' }), 302)
      oldest.answered()
    },
    async findLost() {
      const { collections } = await pickerOf(visitor, emailId)
      const names = new Set(collections.map(({ name }) => name))
      return made.flatMap((one) =>
        one.holds(({ name, there }) => there === names.has(name))
          ? []
          : [`${one.sure().name} should be ${one.sure().there ? 'there' : 'gone'}`],
      )
    },
  }
}

/** Reorders a collection, one email at a time. */
export async function orderWriter(origin: Origin, emailIds: string[]): Promise<Writer> {
  const visitor = await signUp(origin, 'arranger@example.com')
  const collectionId = await firstCollection(visitor, emailIds[0]!)
  for (const id of emailIds) {
    await accepted(visitor.post(`/saved-emails/${id}`, { intent: 'save', collectionId }), 200)
  }
  // The newest save comes first.
  const order = lastWritten(emailIds.toReversed())
  let count = 0
  return {
    kind: 'arrange',
    async write() {
      const before = order.sure()
      const emailId = before[(++count * 5) % before.length]!
      const position = ((count * 3) % before.length) + 1
      const others = before.filter((id) => id !== emailId)
      order.send(others.toSpliced(position - 1, 0, emailId))
      const move = { intent: 'move', emailId, position: String(position) }
      await accepted(visitor.post(`/collections/${collectionId}.data`, move), 200)
      order.answered()
    },
    async findLost() {
      const { emails } = await pageJson<{ emails: { id: string }[] }>(
        visitor,
        `/collections/${collectionId}/emails?from=0`,
      )
      const there = emails.map(({ id }) => id).join()
      return order.holds((ids) => ids.join() === there) ? [] : [`the order is ${there}`]
    },
  }
}

/** Follows and unfollows brands. */
export async function followsWriter(origin: Origin, brands: { id: string; slug: string }[]): Promise<Writer> {
  const visitor = await signUp(origin, 'follower@example.com')
  const follow = (brand: { id: string; slug: string }, intent: string) =>
    accepted(visitor.post(`/follow/${brand.id}`, { intent, brand: brand.slug }), 302)
  const [anchor, ...others] = brands
  await follow(anchor!, 'follow')
  const page = /\/collections\/[0-9a-f-]{36}/.exec(await pageText(visitor, '/saved'))![0]
  const followed = others.map((brand) => ({ brand, state: lastWritten(false) }))
  let count = 0
  return {
    kind: 'follow, leave',
    async write() {
      const { brand, state } = followed[(count++ * 3) % followed.length]!
      state.send(!state.sure())
      await follow(brand, state.sure() ? 'unfollow' : 'follow')
      state.answered()
    },
    async findLost() {
      const html = (await pageText(visitor, page)).split('<main')[1]!
      return followed.flatMap(({ brand, state }) => {
        const there = html.includes(`/brand/${brand.slug}"`)
        return state.holds((follows) => follows === there) ? [] : [`${brand.slug}: followed is ${there}`]
      })
    },
  }
}

/** Changes a user's name repeatedly. */
export async function profileWriter(origin: Origin): Promise<Writer> {
  const visitor = await signUp(origin, 'renamed@example.com')
  const name = lastWritten('Ada Example')
  let count = 0
  return {
    kind: 'change a name',
    async write() {
      name.send(`Ada the ${++count}th`)
      await accepted(visitor.post('/settings/name', { name: `Ada the ${count}th` }), 302)
      name.answered()
    },
    async findLost() {
      const html = await pageText(visitor, '/settings')
      return name.holds((one) => html.includes(one)) ? [] : [`${name.sure()} is not the name`]
    },
  }
}

type Picker = { collections: { id: string; name: string }[] }

function pickerOf(visitor: Visitor, emailId: string): Promise<Picker> {
  return pageJson<Picker>(visitor, `/saved-emails/${emailId}`)
}

async function firstCollection(visitor: Visitor, emailId: string): Promise<string> {
  await accepted(visitor.post('/collections/new', { name: 'Mine', type: 'emails' }), 302)
  const { collections } = await pickerOf(visitor, emailId)
  if (!collections[0]) throw new RefusedWrite('a collection that was made is not offered')
  return collections[0].id
}
