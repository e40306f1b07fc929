/** Records the bounces of a delivery report. */
import { bouncesInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { noteBounce } from '#app/platform/lib/mail.server.ts'

/** Reports repeat our message, which is small. */
const BYTES_MAX = 512 * 1024

export async function noteBounces(message: Uint8Array): Promise<void> {
  if (message.length > BYTES_MAX) return
  for (const bounce of await bouncesInWorker(message)) await noteBounce(bounce)
}
