/**
 * Who may do what with a shared collection: everybody tries every read and every write, and what is stored changes only
 * where they may.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { addSection } from '#app/collections/arranging/section-commands.server.ts'
import { sectionsOf } from '#app/collections/arranging/section-queries.server.ts'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { acceptInvitation, invite } from '#app/collections/members/invitations.server.ts'
import type { MemberRight } from '#app/collections/members/member-schema.ts'
import { removeMember } from '#app/collections/members/members.server.ts'
import { importEmails, type ImportReport } from '#app/collections/imports/import-commands.server.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import { makeExport } from '#app/platform/exports/export-job.server.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import { createLink, publish } from '#app/collections/sharing/share-commands.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { requestMetaWith, type SignedIn, signedIn } from '#test/signed-in.ts'
import { anyIdOf, storedCollections } from '#test/stored-collections.ts'
import * as sharedPage from '../shared/shared.tsx'
import * as emailsRoute from '../shared/collection-emails.ts'
import * as peopleRoute from './collection-people.tsx'
import * as sectionsRoute from './collection-sections.tsx'
import * as collectionRoute from './collection.tsx'
import * as exportRoute from './export-collection.tsx'
import * as fileRoute from '../account/export-file.ts'
import * as importRoute from './import-emails.tsx'
import * as saveRoute from './saved-email.ts'
import * as noteRoute from './saved-note.tsx'
import * as shareRoute from './share.tsx'

useTestDatabase()
beforeEach(async () =>
  useStorage(await openStorage(parseEnv({ DATA_DIR: await mkdtemp(path.join(tmpdir(), 'rights-')) }))),
)
afterEach(() => stopJobs())

type Who = 'owner' | 'editor' | 'viewer' | 'formerEditor' | 'stranger' | 'visitor'
const SIGNED_IN: Who[] = ['owner', 'editor', 'viewer', 'formerEditor', 'stranger']
const EVERYBODY: Who[] = [...SIGNED_IN, 'visitor']

/** A collection of two emails of the owner's, one that the editor added and one of the former editor. */
async function sharedCollection() {
  const { viewer: actor, meta } = await signedIn()
  const made = await createCollection({ actor, input: { name: 'Mine', description: null, type: 'emails' } })
  const { id } = made as { id: string }
  const [first, second, third, fourth, notSaved, imported] = await Promise.all(
    Array.from({ length: 6 }, () => createEmail()),
  )
  await saveEmail({ actor, emailId: first!.id, collectionId: id, note: 'Why' })
  await saveEmail({ actor, emailId: second!.id, collectionId: id })
  const details = { title: 'Shared', introduction: null, displayName: null, showsNotes: false }
  await publish({ actor, id, input: details })
  const { secret } = (await createLink({ actor, id, input: { label: null, days: 0 } })) as { secret: string }

  async function join(right: MemberRight): Promise<SignedIn> {
    const person = await signedIn()
    const input = { email: null, right, intent: 'invite-by-link' as const }
    const { link } = (await invite({ actor, id, input })) as { link: string }
    const accepted = await acceptInvitation({ actor: person.viewer, secret: link.split('/').at(-1)! })
    expect(accepted).toMatchObject({ ok: true })
    return person
  }

  const [editor, viewer, former] = [await join('add'), await join('view'), await join('add')]
  await saveEmail({ actor: editor.viewer, emailId: third!.id, collectionId: id })
  await saveEmail({ actor: former.viewer, emailId: fourth!.id, collectionId: id })
  await removeMember({ actor, id, memberId: former.viewer.id })
  await invite({ actor, id, input: { email: null, right: 'view', intent: 'invite-by-link' } })
  await addSection({ actor, id, input: { title: 'Shared heading', emailId: third!.id } })
  await addSection({ actor, id, input: { title: 'Another', emailId: null } })
  const importedAddress = `/email/${imported!.slug}`
  const listed = [{ slug: imported!.slug, address: importedAddress, note: null, tags: [] }]
  const { report } = (await importEmails({ actor, id, listed })) as unknown as { report: ImportReport }
  const stranger = await signedIn()
  const metas: Record<Who, RequestMeta> = {
    owner: meta,
    editor: editor.meta,
    viewer: viewer.meta,
    formerEditor: former.meta,
    stranger: stranger.meta,
    visitor: requestMetaWith(),
  }
  const emailIds = { first: first!.id, third: third!.id, fourth: fourth!.id, notSaved: notSaved!.id }
  const [section] = await sectionsOf((await getCollection(actor, id))!)
  return {
    id,
    secret,
    metas,
    emailIds,
    viewerId: viewer.viewer.id,
    sectionId: section!.id,
    importedAddress,
    addedAt: report.addedAt!,
  }
}

type Shared = Awaited<ReturnType<typeof sharedCollection>>

const reads: { name: string; route: unknown; by: Who[]; at?: (shared: Shared) => Record<string, string> }[] =
  [
    { name: 'the collection', route: collectionRoute.loader, by: ['owner', 'editor', 'viewer'] },
    { name: 'its emails', route: emailsRoute.loader, by: ['owner', 'editor', 'viewer'] },
    { name: 'how it is shared', route: shareRoute.loader, by: ['owner'] },
    { name: 'its sections', route: sectionsRoute.loader, by: ['owner'] },
    { name: 'its file', route: exportRoute.loader, by: ['owner'] },
    { name: 'what to import into', route: importRoute.loader, by: ['owner'] },
    { name: 'its members', route: peopleRoute.loader, by: ['owner'] },
    {
      name: 'a note',
      route: noteRoute.loader,
      by: ['owner'],
      at: ({ emailIds }) => ({ emailId: emailIds.first }),
    },
    { name: 'the secret link', route: sharedPage.loader, by: EVERYBODY, at: ({ secret }) => ({ secret }) },
    {
      name: 'emails by secret link',
      route: emailsRoute.loader,
      by: EVERYBODY,
      at: ({ secret }) => ({ secret }),
    },
    { name: 'the public page', route: sharedPage.loader, by: EVERYBODY, at: () => ({ slug: 'shared' }) },
  ]

test('everybody reads what is shared with them, and nothing else', async () => {
  const shared = await sharedCollection()
  for (const { name, route, by, at } of reads) {
    for (const who of EVERYBODY) {
      const params = at ? { ...at(shared) } : {}
      if (!('secret' in params) && !('slug' in params)) Object.assign(params, { id: shared.id })
      const answer = await callRoute(route, '/x', { meta: shared.metas[who], params })
      const mayRead = by.includes(who)
      expect(answer.status === 200, `${who} reads ${name}: ${answer.status}`).toBe(mayRead)
      const seesIt = JSON.stringify(answer.data)?.includes('Shared') ?? false
      expect(seesIt && !mayRead, `${who} sees ${name}`).toBe(false)
    }
  }

  // No longer shared: gone for everybody.
  const { id, metas, secret } = shared
  await callRoute(shareRoute.action, '/x', {
    meta: metas.owner,
    params: { id },
    form: { intent: 'unpublish' },
  })
  const form = { intent: 'revoke', id: await anyIdOf('collection_links') }
  await callRoute(shareRoute.action, '/x', { meta: metas.owner, params: { id }, form })
  for (const who of EVERYBODY) {
    for (const params of [{ secret }, { slug: 'shared' }] as Record<string, string>[]) {
      for (const route of [sharedPage.loader, emailsRoute.loader]) {
        expect((await callRoute(route, '/x', { meta: metas[who], params })).status, who).toBe(410)
      }
    }
  }
})

type Write = {
  name: string
  route: unknown
  form: (shared: Shared) => Record<string, string>
  emailId?: (shared: Shared) => string
  by: Who[]
}

const collection = (name: string, by: Who[], form: Write['form']): Write => {
  return { name, route: collectionRoute.action, by, form: (shared) => ({ intent: name, ...form(shared) }) }
}

const details = { title: 'Changed', introduction: '', displayName: '' }

const writes: Write[] = [
  collection('edit', ['owner'], () => ({ name: 'Other' })),
  collection('move', ['owner'], ({ emailIds }) => ({ emailId: emailIds.first, position: '1' })),
  collection('section', ['owner'], ({ emailIds, sectionId }) => ({ emailId: emailIds.fourth, sectionId })),
  {
    name: 'section without scripts',
    route: noteRoute.action,
    by: ['owner'],
    emailId: ({ emailIds }) => emailIds.fourth,
    form: () => ({ intent: 'section', sectionId: '' }),
  },
  ...['add', 'rename', 'down', 'up', 'remove'].map((intent) => ({
    name: `${intent} a section`,
    route: sectionsRoute.action,
    by: ['owner' as const],
    form: ({ sectionId }: Shared) => ({ intent, sectionId, title: `To ${intent}` }),
  })),
  { name: 'export', route: exportRoute.action, by: ['owner'], form: () => ({ format: 'csv' }) },
  {
    name: 'undo an import',
    route: importRoute.action,
    by: ['owner'],
    form: ({ addedAt }) => ({ intent: 'undo', addedAt }),
  },
  {
    name: 'import',
    route: importRoute.action,
    by: ['owner'],
    form: ({ importedAddress }) => ({ addresses: importedAddress }),
  },
  collection('take-back', [], ({ emailIds }) => ({ emailId: emailIds.first })),
  collection('take-back', [], ({ emailIds }) => ({ emailId: emailIds.fourth })),
  {
    name: 'note',
    route: noteRoute.action,
    by: ['owner'],
    emailId: ({ emailIds }) => emailIds.first,
    form: () => ({ note: 'Changed', tags: '' }),
  },
  {
    name: 'save again with another note',
    route: saveRoute.action,
    by: ['owner'],
    emailId: ({ emailIds }) => emailIds.first,
    form: ({ id }) => ({ intent: 'save', collectionId: id, note: 'Overwritten' }),
  },
  {
    name: 'save',
    route: saveRoute.action,
    by: ['owner', 'editor'],
    emailId: ({ emailIds }) => emailIds.notSaved,
    form: ({ id }) => ({ intent: 'save', collectionId: id, note: 'Added' }),
  },
  collection('take-back', ['editor'], ({ emailIds }) => ({ emailId: emailIds.third })),
  collection('remove', ['owner'], ({ emailIds }) => ({ emailId: emailIds.first })),
  ...['details', 'publish', 'unpublish', 'link'].map((intent) => ({
    name: intent,
    route: shareRoute.action,
    by: ['owner' as const],
    form: () => ({ intent, ...details }),
  })),
  { name: 'invite', route: peopleRoute.action, by: ['owner'], form: () => ({ intent: 'invite-by-link' }) },
  {
    name: 'remove a member',
    route: peopleRoute.action,
    by: ['owner'],
    form: ({ viewerId }) => ({ intent: 'remove', id: viewerId }),
  },
  collection('leave', ['editor', 'viewer'], () => ({})),
  collection('delete', ['owner'], () => ({})),
]

test('the file of a collection is for who had it made', async () => {
  const shared = await sharedCollection()
  const { id, metas } = shared
  const form = { format: 'csv' }
  await callRoute(exportRoute.action, '/x', { meta: metas.owner, params: { id }, form })
  const exportId = await anyIdOf('export_files')
  await makeExport(exportId)
  for (const who of EVERYBODY) {
    const answer = await callRoute(fileRoute.loader, '/x', { meta: metas[who], params: { id, exportId } })
    expect(answer.status === 200, `${who}: ${answer.status}`).toBe(who === 'owner')
  }
})

test.each(EVERYBODY)('%s changes only what they may', async (who) => {
  const shared = await sharedCollection()
  const [linkId, invitationId] = [await anyIdOf('collection_links'), await anyIdOf('collection_invitations')]
  const ends: Write[] = [
    {
      name: 'revoke',
      route: shareRoute.action,
      by: ['owner'],
      form: () => ({ intent: 'revoke', id: linkId }),
    },
    {
      name: 'withdraw',
      route: peopleRoute.action,
      by: ['owner'],
      form: () => ({ intent: 'withdraw', id: invitationId }),
    },
  ]
  for (const { name, route, by, form, emailId } of [...ends, ...writes]) {
    const before = await storedCollections()
    await callRoute(route, '/x', {
      meta: shared.metas[who],
      params: { id: shared.id, emailId: emailId?.(shared) ?? '' },
      form: form(shared),
    })
    const isChanged = (await storedCollections()) !== before
    expect(isChanged, `${who}: ${name}`).toBe(by.includes(who))
  }
})
