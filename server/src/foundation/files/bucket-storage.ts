import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { SettingsError } from '../environment.ts'
import { BucketArrival } from './bucket-arrival.ts'
import type { BucketSettings } from './bucket-settings.ts'
import { verified } from './hash.ts'
import { DamagedFile, keyPattern, ours, StorageAway, type Storage, type StoredFile } from './storage.ts'
import { noSpace } from './upload.ts'

/** Before every key, so that the bucket may hold other things too. */
const prefix = 'files/'

/** Bytes of one part of a large file, the smallest that is allowed. Four are on their way at a time, and no more of a file is in memory. */
const partSize = 5 * 1024 * 1024

/** Bytes read from the disk at once on the way to a bucket. */
const readAtOnce = 1024 * 1024

/** Seconds for which an address for browsers works: it is followed at once. */
const directSeconds = 60

/**
 * Files in a bucket, each with its SHA-256 beside it, but for those that went there in parts while they arrived: what is
 * beside a file is said before its first part. The client is fetched here, and only where a bucket is named.
 */
export async function bucketStorage(settings: BucketSettings): Promise<Storage> {
  const s3 = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, patience } = settings
  const called = `bucket ${Bucket}`
  const client = await clientOf(settings, settings.endpoint)
  const browserClient =
    settings.publicEndpoint === null ? null : await clientOf(settings, settings.publicEndpoint)
  const at = (key: string): { Bucket: string; Key: string } => ({ Bucket, Key: prefix + ours(key) })

  return {
    called,
    far: true,
    arrival(key, mayLeave) {
      const refusal = (error: unknown): Error => (isFull(error) ? noSpace() : new StorageAway(true, error))
      return new BucketArrival({ client, s3, at: at(key), partSize, refusal }, mayLeave)
    },
    async put(key, path, sha256) {
      const { Upload } = await import('@aws-sdk/lib-storage')
      const body = verified(createReadStream(path, { highWaterMark: readAtOnce }), {
        sha256,
        damaged: () => new DamagedFile(key, path),
      })
      const params = {
        ...at(key),
        Body: body,
        ContentType: 'application/octet-stream',
        Metadata: { sha256 },
      }
      try {
        await new Upload({ client, params, partSize, queueSize: 4 }).done()
      } catch (error) {
        body.destroy()
        if (error instanceof DamagedFile) throw error
        throw isFull(error) ? noSpace() : new StorageAway(true, error)
      }
    },
    async open(key, range, sha256) {
      if (!keyPattern.test(key)) return null
      try {
        const { Body, Metadata } = await client.send(
          new s3.GetObjectCommand({
            ...at(key),
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          }),
        )
        if (!(Body instanceof Readable)) throw new Error('The bucket answered without bytes.')
        return verified(Body, {
          sha256: range ? null : (sha256 ?? Metadata?.['sha256'] ?? null),
          damaged: () => new DamagedFile(key, called),
          patience: { milliseconds: patience, lost: (why) => new StorageAway(false, why) },
        })
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return null
        throw new StorageAway(false, error)
      }
    },
    async size(key) {
      if (!keyPattern.test(key)) return null
      try {
        return (await client.send(new s3.HeadObjectCommand(at(key)))).ContentLength ?? 0
      } catch (error) {
        if (statusOf(error) !== 404) throw new StorageAway(false, error)
      }
      // A bucket that is gone answers the same as a file that never was.
      try {
        await client.send(new s3.HeadBucketCommand({ Bucket }))
        return null
      } catch (error) {
        throw new StorageAway(false, error)
      }
    },
    async remove(key) {
      const place = at(key)
      try {
        await client.send(new s3.DeleteObjectCommand(place))
      } catch (error) {
        throw new StorageAway(true, error)
      }
    },
    async *list() {
      try {
        for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
          for (const { Key, Size, LastModified } of page.Contents ?? []) {
            const key = Key?.slice(prefix.length) ?? ''
            if (keyPattern.test(key) && LastModified)
              yield { key, size: Size ?? 0, changedAt: LastModified } satisfies StoredFile
          }
      } catch (error) {
        throw new StorageAway(false, error)
      }
    },
    async abandoned(before, remove) {
      let count = 0
      try {
        let after: { KeyMarker?: string; UploadIdMarker?: string } = {}
        for (;;) {
          const page = await client.send(
            new s3.ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...after }),
          )
          for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
            if (!Key || !UploadId || !Initiated || Initiated >= before) continue
            count += 1
            if (remove) await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
          }
          if (!page.IsTruncated || !page.NextKeyMarker || !page.NextUploadIdMarker) return count
          after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        }
      } catch (error) {
        throw new StorageAway(false, error)
      }
    },
    async direct(key, { type, disposition }) {
      if (browserClient === null) return null
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      return getSignedUrl(
        browserClient,
        new s3.GetObjectCommand({
          ...at(key),
          ResponseContentType: type,
          ResponseContentDisposition: disposition,
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: directSeconds },
      )
    },
  }
}

async function clientOf(settings: BucketSettings, endpoint: string | null): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Amazon's own knows a bucket by its host; all others know it by its path.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: Math.min(settings.patience, 5000),
      requestTimeout: settings.patience,
      throwOnRequestTimeout: true,
    },
    // Bytes are verified by their SHA-256, in the signature on the way there and beside the file on the way back: the
    // checksums that Amazon has added since are unknown to many others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/**
 * Asks a bucket whether it is there for the portal.
 *
 * @throws {SettingsError} when it refuses: a wrong name or key does not mend itself
 * @throws {StorageAway} when it does not answer
 */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3')
  const client = await clientOf({ ...settings, patience: 5000 }, settings.endpoint)
  try {
    await client.send(new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: prefix, MaxKeys: 1 }))
  } catch (error) {
    const status = statusOf(error)
    if (status === undefined || status >= 500) throw new StorageAway(false, error)
    throw new SettingsError(
      `The object storage refuses the bucket ${settings.bucket} (${nameOf(error)}). Set S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a bucket that is there and a key that may read, write, list and delete in it.`,
      { cause: error },
    )
  } finally {
    client.destroy()
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** The status of an answer of the bucket's; undefined where none came. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const { $metadata: facts } = error
  return typeof facts === 'object' &&
    facts !== null &&
    'httpStatusCode' in facts &&
    typeof facts.httpStatusCode === 'number'
    ? facts.httpStatusCode
    : undefined
}

const isFull = (error: unknown): boolean =>
  statusOf(error) === 507 || ['QuotaExceeded', 'XMinioStorageFull'].includes(nameOf(error))
