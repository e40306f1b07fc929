/** What the child process does. A task takes plain data, copied by structured clone, and so does its result. */
import { type CheckInput, checkEmail } from '#app/inspection/checks/check-email.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { animatedPictures } from '#app/intake/ingest/assets/animated-images.ts'
import { readBounces } from '#app/intake/ingest/parse/delivery-report.ts'
import { type MessageOutline, outlineOf } from '#app/intake/ingest/parse/message-outline.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import {
  type EmailInput,
  listRemoteImages,
  type Prepared,
  readEmail,
  renderPrepared,
} from '#app/intake/ingest/prepare.server.ts'
import { namesAddress } from '#app/intake/ingest/privacy/find-address.ts'
import { type DetailInput, removeDetail } from '#app/intake/ingest/privacy/remove-detail.server.ts'
import { readDesign } from '#app/intake/ingest/render/design-image.server.ts'
import { auditEmail, renderEmail, type RenderOptions } from '#app/intake/ingest/render/render-email.server.ts'
import { attributesOfStored, type StoredEmail } from '#app/intake/ingest/stored-attributes.server.ts'
import { type Client, verifySender } from './verify-sender.server.ts'

type Bytes = { bytes: Uint8Array }
/** Images and fonts by storage key, or by the URL they were fetched from. */
export type FileContents = Map<string, Uint8Array>
type PrepareInput = { input: EmailInput; fetched: FileContents; render: boolean }
type RenderInput = { html: string; media: FileContents } & Pick<RenderOptions, 'views' | 'inversion'>
export type StoredForChecks = Omit<CheckInput, 'animated' | 'page'>

export const tasks = {
  async prepare({ input, fetched, render }: PrepareInput, onRead: () => void): Promise<Prepared> {
    const prepared = await readEmail(input, fetched)
    if (!prepared.ok) return prepared
    onRead()
    const email = render ? await renderPrepared(prepared.email) : prepared.email
    // The submitter has the original message.
    const files = email.files.filter(({ role }) => role !== 'original')
    return { ...prepared, email: { ...email, files } }
  },
  /** A message beyond the parser's own limits is refused. */
  async outline({ bytes }: Bytes): Promise<{ ok: true; outline: MessageOutline } | Refusal> {
    try {
      return { ok: true, outline: outlineOf(await parseMessage(bytes)) }
    } catch {
      return { ok: false, reason: 'not an email file' }
    }
  },
  bounces: async ({ bytes }: Bytes) => readBounces(bytes),
  'names-address': async ({ bytes, address }: Bytes & { address: EmailAddress }) =>
    namesAddress(bytes, address),
  /** Without a client, DKIM only. */
  verify: ({ bytes, client }: Bytes & { client: Client | null }) => verifySender(bytes, client),
  'list-images': ({ input }: { input: EmailInput }) => listRemoteImages(input),
  /** It is checked by a job of its own, with all that the rules read. */
  render: ({ html, media, views, inversion }: RenderInput) =>
    renderEmail(html, (key) => media.get(key) ?? null, { look: false, views, inversion }),
  design: ({ bytes }: Bytes) => readDesign(bytes),
  'remove-detail': async ({ input }: { input: DetailInput }) => removeDetail(input),
  facts: async ({ email }: { email: StoredEmail }) => ({
    ok: true as const,
    facts: await attributesOfStored(email),
  }),
  async checks({ email, media }: { email: StoredForChecks; media: FileContents }) {
    const page = await auditEmail(email.html, (key) => media.get(key) ?? null)
    const checks = checkEmail({ ...email, animated: animatedPictures(email.html, media), page })
    return { ok: true as const, checks }
  },
}

type Tasks = typeof tasks
export type Request = { [Kind in keyof Tasks]: { kind: Kind } & Parameters<Tasks[Kind]>[0] }[keyof Tasks]
export type Result<Kind extends keyof Tasks = keyof Tasks> = Awaited<ReturnType<Tasks[Kind]>>

export type ToWorker = { id: number; request: Request }

export type FromWorker =
  | 'ready'
  /** The message is parsed; the rest is rendering, so the next message can be parsed meanwhile. */
  | { id: number; read: true }
  | { id: number; value: Result }
  | { id: number; error: Error }
