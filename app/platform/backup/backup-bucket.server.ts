/** Backups in an S3 bucket. Imported on use only, like the client. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { env } from '#app/platform/lib/env.server.ts'
import { s3Client } from '#app/platform/lib/s3-driver.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { BACKUP_NAME, type StoredBackup } from './backup-folder.server.ts'
import type { Progress } from './progress.ts'

/** S3 takes at most 10,000 parts. Each is held in memory. */
const PARTS_MAX = 10_000
const PART_BYTES = 16 * 1024 * 1024

let opened: { key: string; client: S3Client } | undefined

/** What its settings leave out is as for the storage. */
function openBucket() {
  const own = env()
  const endpoint = setting('BACKUP_S3_ENDPOINT')
  const settings = {
    S3_ENDPOINT: endpoint ?? own.S3_ENDPOINT,
    // Servers other than Amazon's expect it.
    S3_FORCE_PATH_STYLE: Boolean(endpoint) || own.S3_FORCE_PATH_STYLE,
    S3_REGION: setting('BACKUP_S3_REGION') ?? own.S3_REGION,
    S3_ACCESS_KEY_ID: setting('BACKUP_S3_ACCESS_KEY_ID') ?? own.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: setting('BACKUP_S3_SECRET_ACCESS_KEY') ?? own.S3_SECRET_ACCESS_KEY,
  }
  if (!settings.S3_ACCESS_KEY_ID || !settings.S3_SECRET_ACCESS_KEY) {
    throw new Error('The bucket has no access key. Enter one in the settings.')
  }
  const key = JSON.stringify(settings)
  if (opened?.key !== key) opened = { key, client: s3Client(settings) }
  const prefix = setting('BACKUP_S3_PREFIX') ?? ''
  const Bucket = setting('BACKUP_S3_BUCKET')!
  return { client: opened.client, at: (name: string) => ({ Bucket, Key: prefix + name }) }
}

export async function listBucket(): Promise<StoredBackup[]> {
  const { client, at } = openBucket()
  const { Bucket, Key: Prefix } = at('')
  const found: StoredBackup[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
      const name = Key.slice(Prefix.length)
      if (BACKUP_NAME.test(name)) found.push({ name, bytes: Size, createdAt: LastModified, place: 'bucket' })
    }
  }
  return found
}

/** Uploads a file in parts, so that it may have terabytes. It appears once it is complete. */
export async function uploadBackup(file: string, onProgress: Progress): Promise<void> {
  const { client, at } = openBucket()
  const object = at(path.basename(file))
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  try {
    const { size } = await stat(file)
    const partBytes = Math.max(PART_BYTES, Math.ceil(size / PARTS_MAX))
    const Parts: CompletedPart[] = []
    for (let start = 0; start < size; start += partBytes) {
      const Body = await buffer(createReadStream(file, { start, end: start + partBytes - 1 }))
      const part = { ...object, UploadId, PartNumber: Parts.length + 1 }
      const { ETag } = await client.send(new UploadPartCommand({ ...part, Body }))
      Parts.push({ ETag, PartNumber: part.PartNumber })
      onProgress({ label: 'Uploading parts', done: Parts.length, total: Math.ceil(size / partBytes) })
    }
    const MultipartUpload = { Parts }
    await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => {})
    throw error
  }
}

export async function deleteFromBucket(name: string): Promise<void> {
  const { client, at } = openBucket()
  await client.send(new DeleteObjectCommand(at(name)))
}

export async function readFromBucket(name: string): Promise<Readable> {
  const { client, at } = openBucket()
  const { Body } = await client.send(new GetObjectCommand(at(name)))
  return Body as Readable
}
