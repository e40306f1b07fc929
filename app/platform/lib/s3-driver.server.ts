import path from 'node:path'
import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Env } from './env.server.ts'
import { type OpenedFile, STORED_TYPES } from './storage.server.ts'

/** Reads of visitors that wait for the bucket at the same time. More would only wait longer. */
const WAITING_MAX = 200
/** A socket without a byte for this long is closed, in milliseconds. All 50 sockets may hang when a bucket stalls. */
const STORAGE_SOCKET_MS = 8_000
const BACKUP_SOCKET_MS = 20_000
/** For how long a presigned link is given out; it works for twice as long. */
const LINK_MS = 5 * 60_000

/** FlyDrive's driver, with reads that pass on a range and can be given up. */
export class Bucket extends S3Driver {
  #waiting = 0
  readonly #client: S3Client
  readonly #name: string

  constructor(env: Env) {
    const client = s3Client(env, STORAGE_SOCKET_MS)
    client.middlewareStack.add(
      (next) => async (args) => {
        const began = performance.now()
        try {
          return await next(args)
        } catch (error) {
          const { name, message } = error as Error
          const isStalled = name === 'TimeoutError' && performance.now() - began >= STORAGE_SOCKET_MS
          // The client retries this name only, also as a cause, and would wait twice as long again.
          throw isStalled ? Object.assign(new Error(message), { name: 'StalledError' }) : error
        }
      },
      // Inside of the client's retries.
      { step: 'deserialize', name: 'stalledBucket' },
    )
    super({ client, bucket: env.S3_BUCKET!, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#name = env.S3_BUCKET!
  }

  async open(key: string, range: string | undefined, signal: AbortSignal): Promise<OpenedFile> {
    if (this.#waiting >= WAITING_MAX) throw new Error('Too many reads wait for the storage')
    this.#waiting += 1
    try {
      const command = new GetObjectCommand({ Bucket: this.#name, Key: key, Range: range })
      const { Body, ContentLength, ContentRange } = await this.#client.send(command, { abortSignal: signal })
      return { body: Body!.transformToWebStream(), length: ContentLength!, range: ContentRange }
    } catch (error) {
      const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode
      if (status === 404) return 'missing'
      if (status === 416) return { body: null, size: await this.#sizeOf(key, signal) }
      throw error
    } finally {
      this.#waiting -= 1
    }
  }

  async #sizeOf(key: string, signal: AbortSignal): Promise<number> {
    const command = new HeadObjectCommand({ Bucket: this.#name, Key: key })
    const { ContentLength } = await this.#client.send(command, { abortSignal: signal })
    return ContentLength!
  }

  /** The same link for five minutes, so that browsers can keep what it gives. */
  presign(key: string): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.#name,
      Key: key,
      ResponseContentType: STORED_TYPES[path.extname(key).slice(1)],
      ResponseCacheControl: 'private, max-age=31536000, immutable',
    })
    const signingDate = new Date(Math.floor(Date.now() / LINK_MS) * LINK_MS)
    return getSignedUrl(this.#client, command, { signingDate, expiresIn: (2 * LINK_MS) / 1000 })
  }
}

type BucketSettings = Pick<
  Env,
  'S3_REGION' | 'S3_ENDPOINT' | 'S3_FORCE_PATH_STYLE' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** A client that other S3-compatible servers accept too. Without keys it asks the machine (an instance profile). */
export function s3Client(env: BucketSettings, socketTimeout = BACKUP_SOCKET_MS): S3Client {
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    ...(env.S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
    }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout },
  })
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path?: string }
      if (request.path && request.path.length > 1) request.path = request.path.replace(/\/$/, '')
      return next(args)
    },
    { step: 'build', name: 'bucketPathWithoutSlash' },
  )
  return client
}
