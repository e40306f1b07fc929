/** The process that reads and renders emails. `run-in-worker.server.ts` ends it when a message exceeds a limit. */
import sharp from 'sharp'
import { checkEmail } from '#app/inspection/checks/check-email.ts'
import type { ChecksRow } from '#app/inspection/checks/issue.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { lowerPriority } from '#app/platform/lib/low-priority.server.ts'
import { animatedPictures } from '#app/intake/ingest/assets/animated-images.ts'
import { readBounces } from '#app/intake/ingest/parse/delivery-report.ts'
import { outlineOf } from '#app/intake/ingest/parse/message-outline.ts'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { listRemoteImages, readEmail, renderPrepared } from '#app/intake/ingest/prepare.server.ts'
import { namesAddress } from '#app/intake/ingest/privacy/find-address.ts'
import { removeDetail } from '#app/intake/ingest/privacy/remove-detail.server.ts'
import { readDesign } from '#app/intake/ingest/render/design-image.server.ts'
import { auditEmail, renderEmail } from '#app/intake/ingest/render/render-email.server.ts'
import { attributesOfStored } from '#app/intake/ingest/stored-attributes.server.ts'
import { verifySender } from './verify-sender.server.ts'
import type { FromWorker, Request, Results, ToWorker } from './messages.ts'

// It would keep the pixels of earlier emails, which no later one has.
sharp.cache(false)
process.on('message', ({ id, request }: ToWorker) => {
  run(request, () => answer({ id, read: true }))
    .then((value) => answer({ id, value }))
    .catch((error: unknown) =>
      answer({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    )
})
// A signal for the process group would fail the emails being read.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
// The parsers load with the first message, whose time limit should not include that.
await readEmail({ bytes: Buffer.from('Subject: None\r\n\r\nNone'), kind: 'eml', fileName: 'none.eml' })
// Not before: among busy processes it would not start in time.
if (env().WORK_PRIORITY === 'low') lowerPriority()
answer('ready')

async function run(request: Request, onRead: () => void): Promise<Results[Request['kind']]> {
  if (request.kind === 'outline') return readOutline(request.bytes)
  if (request.kind === 'bounces') return readBounces(request.bytes)
  if (request.kind === 'names-address') return namesAddress(request.bytes, request.address)
  if (request.kind === 'verify') return verifySender(request.bytes, request.client)
  if (request.kind === 'list-images') return listRemoteImages(request.input)
  if (request.kind === 'render') {
    // It is checked by a job of its own, with all that the rules read.
    const { html, media, views, inversion } = request
    return renderEmail(html, (key) => media.get(key) ?? null, { look: false, views, inversion })
  }
  if (request.kind === 'design') return readDesign(request.bytes)
  if (request.kind === 'remove-detail') return removeDetail(request.input)
  if (request.kind === 'facts') return attributesOfStored(request.email)
  if (request.kind === 'checks') return checkStored(request)
  const prepared = await readEmail(request.input, request.fetched)
  if (!prepared.ok) return prepared
  onRead()
  const email = request.render ? await renderPrepared(prepared.email) : prepared.email
  // The submitter has the original message.
  const files = email.files.filter(({ role }) => role !== 'original')
  return { ...prepared, email: { ...email, files } }
}

async function checkStored({ email, media }: Extract<Request, { kind: 'checks' }>): Promise<ChecksRow> {
  const page = await auditEmail(email.html, (key) => media.get(key) ?? null)
  return checkEmail({ ...email, animated: animatedPictures(email.html, media), page })
}

/** A message beyond the parser's own limits is refused when it is prepared. */
async function readOutline(bytes: Uint8Array): Promise<Results['outline']> {
  try {
    return outlineOf(await parseMessage(bytes))
  } catch {
    return null
  }
}

function answer(message: FromWorker): void {
  process.send?.(message)
}
