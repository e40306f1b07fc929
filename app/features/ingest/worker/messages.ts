/** What the server and the ingest worker send each other: plain data, copied by structured clone. */
import type { Authentication } from '#app/db/shapes.ts'
import type { CheckInput } from '#app/features/checks/check-email.ts'
import type { ChecksRow } from '#app/features/checks/finding.ts'
import type { FactsRow } from '#app/features/facts/email-facts.ts'
import type { MessageOutline } from '#app/features/ingest/parse/message-outline.ts'
import type { EmailInput, Prepared } from '#app/features/ingest/prepare.server.ts'
import type { DetailInput, DetailRemoved } from '#app/features/ingest/privacy/remove-detail.server.ts'
import type { StoredEmail } from '#app/features/ingest/stored-facts.server.ts'
import type { Refusal } from '#app/features/ingest/prepared-email.ts'
import type { Design } from '#app/features/ingest/render/design-picture.server.ts'
import type { Preview } from '#app/features/ingest/render/thumbnail-files.server.ts'

/** What the receiving server knows of the sending one. */
export type Client = NonNullable<Authentication['client']>

/** Images and fonts by storage key, or by the URL they were fetched from. */
export type FileContents = Map<string, Uint8Array>

export type Request =
  | { kind: 'prepare'; input: EmailInput; fetched: FileContents; render: boolean }
  | { kind: 'outline'; bytes: Uint8Array }
  /** Without a client, DKIM only. */
  | { kind: 'verify'; bytes: Uint8Array; client: Client | null }
  | { kind: 'list-images'; input: EmailInput }
  | { kind: 'render'; html: string; media: FileContents; views: boolean }
  | { kind: 'design'; bytes: Uint8Array }
  | { kind: 'remove-detail'; input: DetailInput }
  | { kind: 'facts'; email: StoredEmail }
  | { kind: 'checks'; email: Omit<CheckInput, 'animated' | 'page'>; media: FileContents }

export type Results = {
  prepare: Prepared
  /** Null where it cannot be read. */
  outline: MessageOutline | null
  verify: Authentication
  'list-images': Set<string>
  render: Preview | null
  design: Design
  'remove-detail': DetailRemoved | Refusal
  facts: FactsRow
  checks: ChecksRow
}

export type ToWorker = { id: number; request: Request }

export type FromWorker =
  | 'ready'
  /** The message is parsed; the rest is rendering, so the next message can be parsed meanwhile. */
  | { id: number; read: true }
  | { id: number; value: Results[Request['kind']] }
  | { id: number; error: Error }
