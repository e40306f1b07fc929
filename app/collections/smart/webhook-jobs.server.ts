/** The jobs of webhooks: one looks for what is due, one sends it and tries again. */
import { env } from '#app/platform/lib/env.server.ts'
import { defineJob, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { WEBHOOK_FAILURES_MAX } from './limits.ts'
import { deliver, listDueWebhooks } from './webhook-delivery.server.ts'
import { WEBHOOK_NETWORK } from './webhook-post.server.ts'

type Job = { id: string }

/** One that does not answer holds up others for ten seconds at most. */
const AT_ONCE = 4

const delivery = defineJob({
  name: 'smart-webhook',
  // It switches itself off before the last attempt.
  retryLimit: WEBHOOK_FAILURES_MAX,
  atOnce: () => AT_ONCE,
  run: async (job) => {
    if (env().WEBHOOKS) await deliver((job as Job).id, WEBHOOK_NETWORK)
  },
})

defineJob({
  name: 'smart-webhooks',
  cron: '*/5 * * * *',
  retryLimit: 0,
  run: queueDue,
})

/** One that is still being retried has a job already. */
export async function queueDue(): Promise<void> {
  if (!env().WEBHOOKS) return
  const unfinished = await listUnfinished(delivery.name, { givenUp: false })
  const due = await listDueWebhooks(unfinished.map((job) => (job as Job).id))
  for (const id of due.ids) await sendJob(delivery.name, { id })
  await due.noteChecked()
}
