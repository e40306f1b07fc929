import { checkEmail } from '../../app/inspection/checks/check-email.ts'
import { checkedEmail } from '../../app/intake/ingest/checked-email.ts'
import type { PreparedEmail } from '../../app/intake/ingest/prepared-email.ts'
import { auditEmail } from '../../app/intake/ingest/render/render-email.server.ts'

/** Checks an email that keeps its screenshots. */
export async function checkPrepared(email: PreparedEmail): Promise<PreparedEmail> {
  const read = checkedEmail(email)
  return { ...email, checks: checkEmail({ ...read, page: await auditEmail(read.html, read.media) }) }
}
