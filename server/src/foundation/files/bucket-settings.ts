import { SettingsError, wholeNumber } from '../environment.ts'

/** A bucket of an S3-compatible object storage. */
export interface BucketSettings {
  /** Without a slash at its end; null for Amazon's own in the region. */
  readonly endpoint: string | null
  /** Where browsers reach it; null: they read files through the portal alone. */
  readonly publicEndpoint: string | null
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Milliseconds for one answer, and for the next bytes of one. */
  readonly patience: number
}

/** Where the bytes of files lie. */
export interface FileSettings {
  /** Where new files go. The other place is read as well, where there is one. */
  readonly keptIn: 'disk' | 'bucket'
  readonly bucket: BucketSettings | null
}

/**
 * What the environment says of files: under `DATA_DIR` unless a bucket is named.
 * @throws {SettingsError} that names the variable and says what to do
 */
export function fileSettings(env: NodeJS.ProcessEnv): FileSettings {
  const bucket = bucketSettings(env)
  const keptIn = env['FILES_IN'] || (bucket ? 'bucket' : 'disk')
  if (keptIn !== 'disk' && keptIn !== 'bucket')
    throw new SettingsError('FILES_IN must be disk or bucket, or be left out.')
  if (keptIn === 'bucket' && bucket === null)
    throw new SettingsError('FILES_IN is bucket, and no bucket is named. Set S3_BUCKET and its key.')
  return { keptIn, bucket }
}

function bucketSettings(env: NodeJS.ProcessEnv): BucketSettings | null {
  const [bucket, accessKeyId, secretAccessKey] = [
    env['S3_BUCKET'],
    env['S3_ACCESS_KEY_ID'],
    env['S3_SECRET_ACCESS_KEY'],
  ]
  if (!bucket && !accessKeyId && !secretAccessKey && !env['S3_ENDPOINT']) return null
  const missing = Object.entries({
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }).find(([, value]) => !value)
  if (missing || !bucket || !accessKeyId || !secretAccessKey)
    throw new SettingsError(
      `${missing?.[0]} is not set. Files in object storage need S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; without all three they lie under DATA_DIR, and then S3_ENDPOINT must be left out too.`,
    )
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError(
      'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    )
  return {
    endpoint: origin(env, 'S3_ENDPOINT'),
    publicEndpoint: origin(env, 'S3_PUBLIC_ENDPOINT'),
    bucket,
    region: env['S3_REGION'] || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    patience: wholeNumber(env, 'S3_TIMEOUT', 30, 1, 600) * 1000,
  }
}

function origin(env: NodeJS.ProcessEnv, name: string): string | null {
  const given = env[name]
  if (!given) return null
  if (!/^https?:\/\/[^/?#@\s]+\/?$/.test(given) || !URL.canParse(given))
    throw new SettingsError(`${name} must be an address of the form https://s3.example.com.`)
  return given.replace(/\/$/, '')
}
