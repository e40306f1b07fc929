import { redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { saveSection } from '#app/admin/settings/commands.server.ts'
import { settingsCopy } from '#app/admin/settings/copy.ts'
import { sendTestEmail } from '#app/admin/settings/test-email.server.ts'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'

const words = settingsCopy.mail

/** Stores the mail server and sends a test email; says on `page` that it was sent, or in the form why not. */
export async function testMailServer(actor: Administrator, form: FormData, page: string) {
  const saved = await saveSection(actor, 'mail', form)
  if (!saved.ok) return { errors: saved.errors }
  await loadSettings()
  if (!isMailConfigured()) return { errors: { server: words.noServer } }
  const sent = await sendTestEmail(actor)
  return sent.ok
    ? redirectWithToast(page, { title: words.tested, description: words.testedTo(sent.to) })
    : failedResult(words.testFailed, sent.reason)
}
