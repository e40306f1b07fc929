import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { emailFiles, emails } from '#app/platform/db/schema.ts'
import { checkInBrowser } from '#app/inspection/checks/commands.server.ts'
import { findChromium, HOW_TO_ADD_CHROMIUM } from '#app/platform/lib/chromium.server.ts'
import { workerConcurrency } from '#app/platform/lib/env.server.ts'
import { defineJob, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import {
  lockIfHtmlUnchanged,
  readStored,
  storePrepared,
  writeFiles,
} from '#app/intake/ingest/store/stored-files.server.ts'
import { releaseIngestWorker, renderInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'

export const RENDER_EMAIL = 'render-email'

const jobData = z.object({ emailId: z.uuid(), again: z.boolean().default(false) })

defineJob({
  name: RENDER_EMAIL,
  retryLimit: 4,
  atOnce: () => workerConcurrency(),
  canWork: () => findChromium() !== null,
  async run(data) {
    const { emailId, again } = jobData.parse(data)
    await renderStoredEmail(emailId, again)
  },
  async catchUp() {
    await queueRendering({ which: 'forgotten' })
  },
  release: releaseIngestWorker,
})

/** `forgotten`: those whose job was lost in a crash. Returns how many. */
export async function queueRendering({ which }: { which: 'all' | 'missing' | 'forgotten' }): Promise<number> {
  const undone = await listUnfinished(RENDER_EMAIL, { givenUp: which === 'forgotten' })
  const queued = new Set(undone.map((data) => jobData.parse(data)).map(({ emailId }) => emailId))
  const found = await db()
    .select({ emailId: emails.id })
    .from(emails)
    .where(and(isNotNull(emails.htmlKey), which === 'all' ? undefined : isNull(emails.preview)))
    .orderBy(desc(emails.createdAt))
  const toRender = which === 'all' ? found : found.filter(({ emailId }) => !queued.has(emailId))
  for (const { emailId } of toRender) await sendJob(RENDER_EMAIL, { emailId, again: which === 'all' })
  return toRender.length
}

/** Does nothing for an email that has its screenshot, unless `again`: a job may be queued twice. */
async function renderStoredEmail(emailId: string, again: boolean): Promise<void> {
  const [email] = await db()
    .select({ htmlKey: emails.htmlKey, facts: emails.facts, preview: emails.preview })
    .from(emails)
    .where(eq(emails.id, emailId))
  if (!email?.htmlKey || (email.preview && !again)) return
  const html = await storage().get(email.htmlKey)
  const preview = await renderInWorker(html, await readMedia(html))
  if (!preview) throw new Error(`An email still needs its screenshot. ${HOW_TO_ADD_CHROMIUM}`)
  await storePrepared(preview.files)
  await inTransaction(async (tx) => {
    // Content updated in the meantime does not get this screenshot.
    if (!(await lockIfHtmlUnchanged(tx, emailId, email.htmlKey))) return
    const facts = { ...email.facts, colors: preview.colors }
    // Nobody changed the email: who is editing it, or undoes a change of it, goes on.
    const updatedAt = sql`${emails.updatedAt}`
    await tx.update(emails).set({ preview: preview.facts, facts, updatedAt }).where(eq(emails.id, emailId))
    await checkInBrowser(tx, emailId)
    await tx.delete(emailFiles).where(and(eq(emailFiles.emailId, emailId), eq(emailFiles.role, 'preview')))
    await writeFiles(tx, emailId, preview.files)
  })
}

/** False if no browser is installed. */
export async function queueRenderingAgain(emailId: string): Promise<boolean> {
  if (!findChromium()) return false
  await sendJob(RENDER_EMAIL, { emailId, again: true })
  return true
}

/** Missing files are left out. */
export async function readMedia(html: string): Promise<Map<string, Uint8Array>> {
  const keys = new Set([...html.matchAll(/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.\w{1,5}/g)].map(([key]) => key))
  const media = new Map<string, Uint8Array>()
  for (const key of keys) {
    const bytes = await readStored(key)
    if (bytes) media.set(key, bytes)
  }
  return media
}
