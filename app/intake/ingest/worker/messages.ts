/** Plain data, copied by structured clone. */
import type { Authentication } from '#app/platform/db/json-columns.ts'
import type { CheckInput } from '#app/inspection/checks/check-email.ts'
import type { ChecksRow } from '#app/inspection/checks/issue.ts'
import type { AttributesRow } from '#app/inspection/attributes/email-attributes.ts'
import type { MessageOutline } from '#app/intake/ingest/parse/message-outline.ts'
import type { EmailInput, Prepared } from '#app/intake/ingest/prepare.server.ts'
import type { DetailInput, DetailRemoved } from '#app/intake/ingest/privacy/remove-detail.server.ts'
import type { StoredEmail } from '#app/intake/ingest/stored-attributes.server.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import type { Bounce } from '#app/platform/lib/bounces.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import type { Design } from '#app/intake/ingest/render/design-image.server.ts'
import type { Inversion } from '#app/intake/ingest/render/invert-colors.ts'
import type { Preview } from '#app/intake/ingest/render/screenshot-files.server.ts'

/** What the receiving server knows of the sending one. */
export type Client = NonNullable<Authentication['client']>

/** Images and fonts by storage key, or by the URL they were fetched from. */
export type FileContents = Map<string, Uint8Array>

export type Request =
  | { kind: 'prepare'; input: EmailInput; fetched: FileContents; render: boolean }
  | { kind: 'outline'; bytes: Uint8Array }
  | { kind: 'bounces'; bytes: Uint8Array }
  | { kind: 'names-address'; bytes: Uint8Array; address: EmailAddress }
  /** Without a client, DKIM only. */
  | { kind: 'verify'; bytes: Uint8Array; client: Client | null }
  | { kind: 'list-images'; input: EmailInput }
  | { kind: 'render'; html: string; media: FileContents; views: boolean; inversion: Inversion | undefined }
  | { kind: 'design'; bytes: Uint8Array }
  | { kind: 'remove-detail'; input: DetailInput }
  | { kind: 'facts'; email: StoredEmail }
  | { kind: 'checks'; email: Omit<CheckInput, 'animated' | 'page'>; media: FileContents }

export type Results = {
  prepare: Prepared
  outline: MessageOutline | null
  bounces: Bounce[]
  'names-address': boolean
  verify: Authentication
  'list-images': Set<string>
  render: Preview | null
  design: Design
  'remove-detail': DetailRemoved | Refusal
  facts: AttributesRow
  checks: ChecksRow
}

export type ToWorker = { id: number; request: Request }

export type FromWorker =
  | 'ready'
  /** The message is parsed; the rest is rendering, so the next message can be parsed meanwhile. */
  | { id: number; read: true }
  | { id: number; value: Results[Request['kind']] }
  | { id: number; error: Error }
