import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { brands, collectionShares, emails, reports } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import type { Reportable } from './queries.server.ts'
import type { Report } from './schema.ts'
import { button, composeEmail, details, paragraph } from '#app/platform/lib/email-template.server.ts'
import { contactMailbox } from '#app/platform/lib/setting.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { reportCopy } from '#app/admin/takedown/copy.ts'

/** Stores a report first and then forwards it, so that nothing is lost while the mail server is down. */
export async function storeReport(
  report: Report,
  { about, emailId, brandId, collectionId }: Reportable,
): Promise<void> {
  await db()
    .insert(reports)
    .values({ ...report, emailId, brandId, collectionId, about: about.slice(0, ABOUT_MAX) })
  await forwardReport(report, about)
}

const ABOUT_MAX = 500

export type Decision = 'hide' | 'keep' | 'show'

/** Decides a report, and other open ones about the same; null when there is nothing left to decide about. */
export async function decideReport({
  actor,
  id,
  decision,
}: {
  actor: Editor
  id: string
  decision: Decision
}): Promise<{ changeId: string | null; about: string } | null> {
  const [report] = await db().select().from(reports).where(eq(reports.id, id))
  if (!report) return null
  const { emailId, brandId, collectionId, about } = report
  const isGone = emailId === null && brandId === null && collectionId === null
  if (isGone && decision !== 'keep') return null
  const ids = decision === 'show' ? [id] : [id, ...(await openAboutTheSame(report))]
  const rows = [
    { table: reports, where: inArray(reports.id, ids) },
    ...(decision !== 'keep' && emailId ? [{ table: emails, where: eq(emails.id, emailId) }] : []),
    ...(decision !== 'keep' && brandId ? [{ table: brands, where: eq(brands.id, brandId) }] : []),
    ...(decision !== 'keep' && collectionId
      ? [{ table: collectionShares, where: eq(collectionShares.collectionId, collectionId) }]
      : []),
  ]
  return inTransaction(async (tx) => {
    const { changeId } = await recordChange(tx, { actor, kind: KINDS[decision], label: about, rows }, () =>
      write(tx, { emailId, brandId, collectionId, decision, ids }),
    )
    return { changeId, about }
  })
}

const KINDS = { hide: 'report-hidden', keep: 'report-kept', show: 'report-shown' } as const

type Target = Pick<typeof reports.$inferSelect, 'emailId' | 'brandId' | 'collectionId'>

async function openAboutTheSame({ emailId, brandId, collectionId }: Target): Promise<string[]> {
  const isSame = or(
    emailId ? eq(reports.emailId, emailId) : undefined,
    brandId ? eq(reports.brandId, brandId) : undefined,
    collectionId ? eq(reports.collectionId, collectionId) : undefined,
  )
  if (!isSame) return []
  const same = await db()
    .select({ id: reports.id })
    .from(reports)
    .where(and(isSame, eq(reports.outcome, 'open')))
  return same.map(({ id }) => id)
}

async function write(
  tx: Transaction,
  { emailId, brandId, collectionId, decision, ids }: Target & { decision: Decision; ids: string[] },
): Promise<void> {
  const outcome = decision === 'hide' ? ('hidden' as const) : ('kept' as const)
  await tx
    .update(reports)
    // The time of the first decision counts.
    .set({ outcome, decidedAt: sql`coalesce(${reports.decidedAt}, now())` })
    .where(inArray(reports.id, ids))
  if (decision === 'keep') return
  const isHidden = decision === 'hide'
  if (emailId) {
    const status = isHidden ? ('hidden' as const) : ('published' as const)
    await tx.update(emails).set({ status }).where(eq(emails.id, emailId))
  }
  if (brandId) {
    const status = isHidden ? ('archived' as const) : ('active' as const)
    await tx.update(brands).set({ status }).where(eq(brands.id, brandId))
  }
  if (collectionId) {
    const hiddenAt = isHidden ? sql`now()` : null
    await tx.update(collectionShares).set({ hiddenAt }).where(eq(collectionShares.collectionId, collectionId))
  }
}

async function forwardReport({ kind, name, email, message }: Report, about: string): Promise<void> {
  const mail = composeEmail({
    subject: reportCopy.mail.subject(about).slice(0, 200),
    preheader: message.slice(0, 120),
    heading: about,
    blocks: [
      details([
        [reportCopy.mail.kind, reportCopy.kinds[kind]],
        [reportCopy.mail.from, name],
        [reportCopy.mail.email, email],
      ]),
      ...message.split(/\n{2,}/).map(paragraph),
      button(reportCopy.mail.open, `${siteUrl()}/admin/reports`),
    ],
    reason: reportCopy.mail.reason,
  })
  const to = contactMailbox('CONTACT_EMAIL_LEGAL')
  await sendMail({ to, ...mail, headers: { 'Reply-To': email } })
}
