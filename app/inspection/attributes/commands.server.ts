import { and, arrayOverlaps, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { emailAttributes, emails } from '#app/platform/db/schema.ts'
import { designKeys } from './design-likeness.ts'
import { bandsOf, sharedOf } from './design-sketch.ts'
import type { AttributesRow } from './email-attributes.ts'

/** The share of styles that emails of one template have in common, if so much of their layout is the same, and if not. */
const SAME_STYLES = 0.7
const SAME_LAYOUT = 0.25
const ALL_STYLES = 0.9
const COMPARED = 50

/** Called in the transaction that writes the email. Null: the attributes are still to be read. */
export async function writeAttributes(
  tx: Transaction,
  emailId: string,
  facts: AttributesRow | null,
): Promise<void> {
  if (!facts) {
    await tx.insert(emailAttributes).values({ emailId }).onConflictDoNothing()
    return
  }
  const { offerDeadline, ...plain } = facts
  const { template, templateKeys } = await findTemplate(tx, emailId, facts)
  const values = {
    ...plain,
    offerDeadline: offerDeadline === null ? null : new Date(offerDeadline),
    template,
    designKeys: [...designKeys(plain), ...templateKeys],
  }
  await tx
    .insert(emailAttributes)
    .values({ emailId, ...values })
    .onConflictDoUpdate({ target: emailAttributes.emailId, set: values })
}

/** That of the email of its brand whose styles are most alike; the second email of a template gives both one. */
async function findTemplate(tx: Transaction, emailId: string, { templateStyles, layout }: AttributesRow) {
  if (templateStyles.length === 0) return { template: null, templateKeys: [] }
  const [email] = await tx.select({ brandId: emails.brandId }).from(emails).where(eq(emails.id, emailId))
  const templateKeys = bandsOf(templateStyles, `template ${email?.brandId}`)
  const siblings = await tx
    .select({
      emailId: emailAttributes.emailId,
      template: emailAttributes.template,
      styles: emailAttributes.templateStyles,
      layout: emailAttributes.layout,
    })
    .from(emailAttributes)
    .where(and(arrayOverlaps(emailAttributes.designKeys, templateKeys), ne(emailAttributes.emailId, emailId)))
    .limit(COMPARED)
  const [nearest] = siblings
    .map((sibling) => ({ ...sibling, shared: sharedOf(templateStyles, sibling.styles) }))
    .filter(
      (sibling) =>
        sibling.shared >= (sharedOf(layout, sibling.layout) >= SAME_LAYOUT ? SAME_STYLES : ALL_STYLES),
    )
    .toSorted((a, b) => b.shared - a.shared)
  if (!nearest) return { template: null, templateKeys }
  const template = nearest.template ?? nearest.emailId.replaceAll('-', '').slice(-12)
  if (nearest.template === null) {
    await tx.update(emailAttributes).set({ template }).where(eq(emailAttributes.emailId, nearest.emailId))
  }
  return { template, templateKeys }
}
