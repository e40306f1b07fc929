/** A public collection that is reported, taken offline and shown again. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collections } from '#app/platform/db/schema.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { createCollection, deleteCollection } from '#app/collections/collection-commands.server.ts'
import { acceptInvitation, invite, readInvitation } from '#app/collections/members/invitations.server.ts'
import { findAsMember, listSharedWith } from '#app/collections/members/members.server.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import { createLink, publish } from '#app/collections/sharing/share-commands.server.ts'
import { getSharing } from '#app/collections/sharing/share-queries.server.ts'
import { findByLink, findPublic, listPublicCollections } from '#app/collections/sharing/viewing.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator, signedIn } from '#test/signed-in.ts'
import { decideReport, storeReport } from './commands.server.ts'
import { findReportedCollection, listReports } from './queries.server.ts'

useTestDatabase()

const details = { title: 'Winter sales', introduction: null, displayName: null, showsNotes: false }
const report = {
  kind: 'harmful',
  name: 'Bo',
  email: address('bo@people.example'),
  message: 'A trap.',
} as const

/** A public collection with a secret link, a member and an open invitation. */
async function sharedCollection() {
  const [{ viewer: owner }, { viewer: member }] = [await signedIn(), await signedIn()]
  const input = { name: 'Sales', description: null, type: 'emails' as const }
  const { id } = (await createCollection({ actor: owner, input })) as { id: string }
  const { slug } = (await publish({ actor: owner, id, input: details })) as { slug: string }
  const link = await createLink({ actor: owner, id, input: { label: null, days: 0 } })
  const inviteOne = async () => {
    const invited = await invite({
      actor: owner,
      id,
      input: { email: null, right: 'view', intent: 'invite-by-link' },
    })
    return (invited as { link: string }).link.split('/').at(-1)!
  }
  await acceptInvitation({ actor: member, secret: await inviteOne() })
  return {
    id,
    slug,
    owner,
    member,
    secret: (link as { secret: string }).secret,
    invitation: await inviteOne(),
  }
}

type Shared = Awaited<ReturnType<typeof sharedCollection>>

/** Who sees anything of it. */
async function seenBy({ id, slug, secret, owner, member, invitation }: Shared) {
  return {
    owner: (await getCollection(owner, id)) !== null,
    everybody: (await findPublic(slug)).state,
    sitemap: (await listPublicCollections()).some((listed) => listed.slug === slug),
    link: (await findByLink(secret)).state,
    member: (await findAsMember(member, id)) !== null,
    listed: (await listSharedWith(member)).length,
    invitation: (await readInvitation(invitation)) !== null,
  }
}

const OPEN = {
  owner: true,
  everybody: 'open',
  sitemap: true,
  link: 'open',
  member: true,
  listed: 1,
  invitation: true,
}
const HIDDEN = {
  owner: true,
  everybody: 'gone',
  sitemap: false,
  link: 'gone',
  member: false,
  listed: 0,
  invitation: false,
}

test('only its owner sees a collection that was taken offline, until it is shown again', async () => {
  const [shared, admin] = [await sharedCollection(), await createAdministrator()]
  const actor = { ...admin, role: 'admin' as const }
  const { id, slug, owner } = shared
  expect(await seenBy(shared)).toEqual(OPEN)

  await storeReport(report, (await findReportedCollection(slug))!)
  await storeReport(report, (await findReportedCollection(slug))!)
  const [listed] = await listReports({ actor, show: 'open', page: 1 })
  expect(listed).toMatchObject({ of: 'collection', about: 'Winter sales', slug, exists: true })
  const hidden = await decideReport({ actor, id: listed!.id, decision: 'hide' })
  expect(await seenBy(shared)).toEqual(HIDDEN)
  expect(await findReportedCollection(slug)).toBeNull()
  expect(await listReports({ actor, show: 'open', page: 1 }), 'both are decided').toEqual([])

  await publish({ actor: owner, id, input: details })
  expect(await seenBy(shared), 'its owner cannot undo it').toEqual(HIDDEN)
  expect(await getSharing((await getCollection(owner, id))!)).toMatchObject({ isHidden: true })

  const shown = await decideReport({ actor, id: listed!.id, decision: 'show' })
  expect(await seenBy(shared)).toEqual(OPEN)
  expect(await undoChange(actor, shown!.changeId!)).toEqual({ ok: true })
  expect(await seenBy(shared)).toEqual(HIDDEN)
  expect(await undoChange(actor, hidden!.changeId!)).toMatchObject({ ok: false })
})

test('a report outlives the collection, about which nothing can be decided then', async () => {
  const [{ id, slug, owner }, actor] = [await sharedCollection(), await createAdministrator()]
  for (const unknown of ['no-such', 'a\0b', `${slug}x`])
    expect(await findReportedCollection(unknown)).toBeNull()
  await storeReport(report, (await findReportedCollection(slug))!)
  await deleteCollection({ actor: owner, id })
  await db().delete(collections).where(eq(collections.id, id))
  const [listed] = await listReports({ actor, show: 'open', page: 1 })
  expect(listed).toMatchObject({ about: 'Winter sales', exists: false, slug: null })
  expect(await decideReport({ actor, id: listed!.id, decision: 'hide' })).toBeNull()
  expect(await decideReport({ actor, id: listed!.id, decision: 'keep' })).not.toBeNull()
})
