import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collectionInvitations, collections, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { signedIn } from '#test/signed-in.ts'
import { createCollection, deleteCollection } from '../collection-commands.server.ts'
import { getCollection, listForPicker, listSaved } from '../queries.server.ts'
import { removeSaves, restoreSaves, saveEmail } from '../save-commands.server.ts'
import { savesToRestore } from '../schema.ts'
import { changeShare } from '../sharing/share-commands.server.ts'
import { listCollectionEmails } from '../collection-emails.server.ts'
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.server.ts'
import { memberCopy } from './member-copy.ts'
import type { MemberRight, NewInvitation } from './member-schema.ts'
import { findAsMember, listMembers, listSharedWith } from './members.server.ts'

useTestDatabase()
beforeEach(() => useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }))

async function collector(name = 'Client X, secret plans') {
  const { viewer: actor } = await signedIn()
  const made = await createCollection({ actor, input: { name, description: null, type: 'emails' } })
  const { id } = made as { id: string }
  const inviting = (input: Partial<NewInvitation> = {}) =>
    invite({ actor, id, input: { email: null, right: 'view', intent: 'invite-by-link', ...input } })
  async function invited(right: MemberRight = 'view', email: string | null = null): Promise<string> {
    const { link } = (await inviting({ right, email: email === null ? null : address(email) })) as {
      link: string
    }
    return link.split('/').at(-1)!
  }
  return { actor, id, inviting, invited }
}

test('an invitation works once, for whoever has the link', async () => {
  const { actor, id, invited } = await collector()
  const secret = await invited()
  expect(await readInvitation(secret)).toEqual({
    title: 'Client X, secret plans',
    displayName: null,
    mayAdd: false,
  })
  const [{ viewer: ada }, { viewer: bob }] = [await signedIn({ name: 'Ada' }), await signedIn()]
  expect(await acceptInvitation({ actor, secret })).toEqual({ ok: false, reason: 'own' })
  const both = await Promise.all([ada, bob].map((one) => acceptInvitation({ actor: one, secret })))
  expect(both.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
    { ok: true, collectionId: id },
    { ok: false, reason: 'over' },
  ])
  expect(await readInvitation(secret)).toBeNull()
  expect(await listMembers((await getCollection(actor, id))!)).toHaveLength(1)
})

test('an invitation accepted twice at once by one user makes one membership', async () => {
  const { actor, id, invited } = await collector()
  const { viewer: ada } = await signedIn({ name: 'Ada' })
  const secrets = [await invited('view'), await invited('add')]
  const presses = [...secrets, ...secrets].map((secret) => acceptInvitation({ actor: ada, secret }))
  const answers = await Promise.all(presses)
  // A press that comes after the answer to another finds no invitation.
  for (const answer of answers) {
    expect([
      { ok: true, collectionId: id },
      { ok: false, reason: 'over' },
    ]).toContainEqual(answer)
  }
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(2)
  expect(await listMembers((await getCollection(actor, id))!)).toMatchObject([{ mayAdd: true }])
})

test('an invitation by mail is for the holder of the address, who has confirmed it', async () => {
  const { actor, id, inviting } = await collector()
  const { viewer: bob } = await signedIn({ email: 'bob@example.com' })
  const { viewer: other } = await signedIn()
  const sent = await inviting({ email: address('bob@example.com'), right: 'add', intent: 'invite-by-mail' })
  expect(sent).toEqual({ ok: true, link: null })
  const [mail] = await mailSentTo('bob@example.com')
  expect(mail!.text).not.toContain('Client X')
  expect(mail!.text).not.toContain(actor.email)
  const secret = /\/collections\/invitation\/([\w-]{32})/.exec(mail!.text)![1]!
  expect(await acceptInvitation({ actor: other, secret })).toEqual({ ok: false, reason: 'not-yours' })
  const unconfirmed = { ...bob, emailVerified: false } as typeof bob
  expect(await acceptInvitation({ actor: unconfirmed, secret })).toEqual({ ok: false, reason: 'unconfirmed' })
  expect(await acceptInvitation({ actor: bob, secret })).toEqual({ ok: true, collectionId: id })
  // A later invitation to look takes no right away.
  const again = await inviting({ email: address('bob@example.com') })
  await acceptInvitation({ actor: bob, secret: (again as { link: string }).link.split('/').at(-1)! })
  expect(await findAsMember(bob, id)).toMatchObject({ right: 'editor' })
})

test('an invitation ends after a week, when withdrawn, and with its collection', async () => {
  const { actor, id, invited } = await collector()
  const { viewer } = await signedIn()
  const [late, withdrawn, deleted] = [await invited(), await invited(), await invited()]
  const own = (await getCollection(actor, id))!
  await withdrawInvitation({ actor, id, invitationId: (await listInvitations(own))[1]!.id })
  await db()
    .update(collectionInvitations)
    .set({ expiresAt: sql`now()` })
    .where(eq(collectionInvitations.id, (await listInvitations(own))[1]!.id))
  await deleteCollection({ actor, id })
  for (const secret of [late, withdrawn, deleted, 'x', '\0']) {
    expect(await readInvitation(secret)).toBeNull()
    expect(await acceptInvitation({ actor: viewer, secret })).toEqual({ ok: false, reason: 'over' })
  }
})

test('a collection has at most 50 members and invitations', async () => {
  const { inviting } = await collector()
  for (let count = 0; count < 50; count++) expect(await inviting()).toMatchObject({ ok: true })
  expect(await inviting()).toEqual({ ok: false, message: memberCopy.errors.many })
  await db()
    .update(collectionInvitations)
    .set({ expiresAt: sql`now()` })
  expect(await inviting()).toMatchObject({ ok: true })
})

test('nobody gets many invitations by mail, whoever sends them', async () => {
  const message = RATE_LIMITS.collectionInvitation.message
  const byMail = { email: address('carla@example.com'), intent: 'invite-by-mail' as const }
  for (let count = 0; count < RATE_LIMITS.collectionInvitation.perEmail.points; count++) {
    expect(await (await collector()).inviting(byMail)).toMatchObject({ ok: true })
  }
  expect(await (await collector()).inviting(byMail)).toEqual({ ok: false, message })
})

test('a member who may add saves to the collection, as the owner’s email', async () => {
  const { actor, id, invited } = await collector()
  const [{ viewer: editor }, { viewer }] = [await signedIn(), await signedIn()]
  await acceptInvitation({ actor: editor, secret: await invited('add') })
  await acceptInvitation({ actor: viewer, secret: await invited('view') })
  await changeShare({
    actor,
    id,
    input: { title: 'Headlines', introduction: null, displayName: null, showsNotes: false },
  })
  const { id: emailId } = await createEmail()
  expect((await listForPicker(editor, emailId)).collections).toMatchObject([
    { id, name: 'Headlines', owner: actor.name, containsEmail: false },
  ])
  expect((await listForPicker(viewer, emailId)).collections).toEqual([])
  await saveEmail({ actor: editor, emailId, collectionId: id, note: 'Look' })
  expect((await listForPicker(editor, emailId)).collections).toMatchObject([{ containsEmail: true }])
  expect(Object.keys((await listSaved(actor)).emails)).toEqual([emailId])
  expect((await listSaved(editor)).emails).toEqual({})
  expect((await listForPicker(actor, emailId)).collections).toMatchObject([{ isLastUsed: false }])

  const forEditor = await listCollectionEmails((await findAsMember(editor, id))!, {}, editor)
  expect(forEditor.notes).toEqual({
    [emailId]: { note: 'Look', tags: [], addedBy: null, isOwnAddition: true },
  })
  const forViewer = await listCollectionEmails((await findAsMember(viewer, id))!, {}, viewer)
  expect(forViewer.notes).toEqual({})

  const forOwner = async () =>
    (await listCollectionEmails((await getCollection(actor, id))!, { sort: 'own', from: 0 })).notes
  expect(await forOwner()).toMatchObject({ [emailId]: { note: 'Look', addedBy: editor.name } })

  // Undo gives an email back to the member who added it.
  const removal = await removeSaves({ actor, emailId, from: 'last' })
  const { removed } = removal as Extract<typeof removal, { ok: true }>
  const saves = savesToRestore.parse(JSON.stringify(removed))
  expect(await restoreSaves({ actor, emailId, saves })).toEqual({ ok: true })
  expect(await forOwner()).toMatchObject({ [emailId]: { note: 'Look', addedBy: editor.name } })
  await removeSaves({ actor, emailId, from: 'last' })
  const forged = saves.map((save) => ({ ...save, addedBy: actor.id }))
  expect(await restoreSaves({ actor, emailId, saves: forged })).toEqual({ ok: true })
  expect(await forOwner()).toMatchObject({ [emailId]: { addedBy: null } })
  await removeSaves({ actor, emailId, from: 'last' })
  await restoreSaves({ actor, emailId, saves })

  // What a member added stays when their account goes.
  await db().delete(users).where(eq(users.id, editor.id))
  expect(Object.keys((await listSaved(actor)).emails)).toEqual([emailId])
  expect(await forOwner()).toMatchObject({ [emailId]: { addedBy: null } })
})

test('lists what others share with a user, under its shared title', async () => {
  const { actor, id, invited } = await collector()
  const { viewer } = await signedIn()
  expect(await listSharedWith(viewer)).toEqual([])
  await acceptInvitation({ actor: viewer, secret: await invited() })
  const { id: emailId } = await createEmail()
  await saveEmail({ actor, emailId, collectionId: id })
  expect(await listSharedWith(viewer)).toMatchObject([
    { id, owner: actor.name, emailCount: 1, thumbnails: [{ id: emailId }] },
  ])
  await db()
    .update(collections)
    .set({ deletedAt: sql`now()` })
  expect(await listSharedWith(viewer)).toEqual([])
  expect(await findAsMember(viewer, id)).toBeNull()
})
