import { S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Env } from './env.server.ts'

/** Storage in the bucket of the S3_* settings. */
export function s3Driver(env: Env): S3Driver {
  return new S3Driver({
    client: s3Client(env),
    bucket: env.S3_BUCKET!,
    visibility: 'private',
    supportsACL: false,
  })
}

/**
 * A client that S3-compatible servers other than Amazon's accept: checksums only where the protocol requires them, and
 * no trailing slash after a bucket's name, which some servers read as an empty key.
 */
export function s3Client(
  env: Pick<
    Env,
    'S3_REGION' | 'S3_ENDPOINT' | 'S3_FORCE_PATH_STYLE' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >,
): S3Client {
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID!, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without limits, 50 requests that are never answered hold all sockets for good.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
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
