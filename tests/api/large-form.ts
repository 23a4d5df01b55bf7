import { createHash } from 'node:crypto'
import { request, type ClientRequest } from 'node:http'

/** A file of a form that is made while it is sent, so that the sender needs no memory for it either. */
export interface LargeFile {
  readonly field: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

export interface LargeForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly LargeFile[]
}

export const megabyte = 1024 * 1024

const boundary = 'a-boundary-of-this-test'
const block = Buffer.alloc(256 * 1024, 'The quick brown fox jumps over the lazy dog. ')

/** SHA-256 of a large file's content, as hexadecimal digits. */
export function contentHash(size: number): string {
  const hash = createHash('sha256')
  for (const bytes of contentOf(size)) hash.update(bytes)
  return hash.digest('hex')
}

function* contentOf(size: number): Generator<Buffer> {
  for (let left = size; left > 0; left -= block.length)
    yield left < block.length ? block.subarray(0, left) : block
}

function* bytesOf({ fields, files }: LargeForm): Generator<Buffer> {
  for (const [name, value] of Object.entries(fields)) {
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  }
  for (const { field, name, size } of files) {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    )
    yield* contentOf(size)
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${boundary}--\r\n`)
}

/** A request for a form, not yet sent. */
function requestFor(url: string, path: string, token: string | null): ClientRequest {
  return request(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': crypto.randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  })
}

/** Writes as fast as the other side reads. */
async function write(sending: ClientRequest, bytes: Buffer, givenUp: Promise<unknown>): Promise<void> {
  if (sending.write(bytes)) return
  let onDrain: () => void = () => undefined
  const drained = new Promise<void>((resolve) => {
    onDrain = resolve
    sending.once('drain', onDrain)
  })
  await Promise.race([drained, givenUp])
  sending.removeListener('drain', onDrain)
}

/**
 * Sends a form of any size piece by piece.
 *
 * @returns status and JSON of the answer
 * @throws the system's error when the connection broke before there was an answer
 */
export async function sendLargeForm<T>(
  url: string,
  path: string,
  token: string | null,
  form: LargeForm,
): Promise<{ status: number; body: T }> {
  const sending = requestFor(url, path, token)
  const answered = new Promise<{ status: number; body: T }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()) as T,
        }),
      )
    })
  })
  let isAnswered = false
  const settled = answered.then(
    () => (isAnswered = true),
    () => (isAnswered = true),
  )
  for (const bytes of bytesOf(form)) {
    if (isAnswered) break
    await write(sending, bytes, settled)
  }
  if (isAnswered) sending.destroy()
  else sending.end()
  return answered
}

/**
 * Sends the first bytes of a form, then breaks the connection off.
 * @param meanwhile what is looked at in between
 */
export async function breakOff(
  url: string,
  path: string,
  token: string | null,
  form: LargeForm,
  after: number,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const sending = requestFor(url, path, token)
  sending.on('error', () => undefined)
  const closed = new Promise((resolve) => sending.once('close', resolve))
  let sent = 0
  for (const bytes of bytesOf(form)) {
    await write(sending, bytes, closed)
    sent += bytes.length
    if (sent >= after) break
  }
  try {
    await meanwhile()
  } finally {
    sending.destroy()
  }
  await closed
}
