import type * as S3 from '@aws-sdk/client-s3'
import type { Arrival, MayLeave } from './arrival.ts'

/** Parts that are on their way at a time. */
const atOnce = 4

/** Bytes that come before a part is made for them. */
const early = 512 * 1024

/** Where a file goes, and how. */
export interface Destination {
  readonly client: S3.S3Client
  readonly s3: typeof S3
  readonly at: { readonly Bucket: string; readonly Key: string }
  /** Bytes of a part. */
  readonly partSize: number
  /** Makes the refusal of what the bucket answered. */
  refusal(error: unknown): Error
}

/** A multipart upload that is fed by whoever sends a file, and completed or aborted when it has been judged. */
export class BucketArrival implements Arrival {
  readonly #to: Destination
  readonly #mayLeave: MayLeave
  /** undefined before the first part is whole. */
  #leaves: Promise<boolean> | undefined
  #uploadId: Promise<string> | undefined
  readonly #parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = []
  readonly #underWay = new Set<Promise<void>>()
  /** The first bytes, until there are enough of them for a part to be made: most files are small. */
  #early: Buffer[] | null = []
  #earlySize = 0
  /** The part that is being filled, and how far. */
  #part: Buffer | null = null
  #filled = 0
  #sent = 0
  /** Parts that have arrived there. Made anew for each, they would have the whole heap looked through again and again. */
  readonly #free: Buffer[] = []
  #failure: Error | null = null

  constructor(to: Destination, mayLeave: MayLeave) {
    this.#to = to
    this.#mayLeave = mayLeave
  }

  take(bytes: Buffer): Promise<void> | null {
    if (this.#failure) return Promise.reject(this.#failure)
    if (this.#early !== null) {
      this.#early.push(bytes)
      this.#earlySize += bytes.length
      if (this.#earlySize < early) return null
    }
    const rest = this.#fill(this.#early === null ? bytes : Buffer.concat(this.#early))
    this.#early = null
    return rest === null ? null : this.#passOn(rest)
  }

  async arrived(): Promise<void> {
    // What never left is put from the disk: it is not kept in memory until the rest of a form has come.
    if (this.#sent > 0 && this.#part && this.#filled > 0) this.#send(this.#part, this.#filled)
    await Promise.all(this.#underWay)
    this.#letGo()
  }

  async finish(): Promise<boolean> {
    if (this.#uploadId === undefined) return false
    const { client, s3, at } = this.#to
    try {
      if (this.#failure) throw this.#failure
      const UploadId = await this.#uploadId
      const Parts = this.#parts.toSorted((a, b) => a.PartNumber - b.PartNumber)
      await client.send(
        new s3.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }),
      )
      return true
    } catch (error) {
      // Why it was not taken is the answer, and not that it could not be taken back either.
      await this.abandon().catch(() => undefined)
      throw error === this.#failure ? error : this.#to.refusal(error)
    }
  }

  async abandon(): Promise<void> {
    // A part that arrives after its upload was aborted would stay.
    await Promise.all(this.#underWay)
    this.#letGo()
    const UploadId = await this.#uploadId?.catch(() => undefined)
    if (UploadId === undefined) return
    try {
      await this.#to.client.send(new this.#to.s3.AbortMultipartUploadCommand({ ...this.#to.at, UploadId }))
    } catch (error) {
      throw this.#to.refusal(error)
    }
  }

  #letGo(): void {
    this.#early = null
    this.#part = null
    this.#filled = 0
    this.#free.length = 0
  }

  /** @returns what did not fit once the part is whole; null before */
  #fill(bytes: Buffer): Buffer | null {
    const { partSize } = this.#to
    this.#part ??= this.#free.pop() ?? Buffer.allocUnsafeSlow(partSize)
    const fits = bytes.copy(this.#part, this.#filled)
    this.#filled += fits
    return this.#filled < partSize ? null : bytes.subarray(fits)
  }

  /** Sends what is whole; waits while as many parts are on their way as may be. */
  async #passOn(bytes: Buffer): Promise<void> {
    for (let rest: Buffer | null = bytes; rest !== null; rest = this.#fill(rest)) {
      const part = this.#part
      if (part === null) return
      this.#leaves ??= this.#mayLeave(part)
      if (await this.#leaves) {
        this.#send(part, part.length)
        this.#part = null
      }
      this.#filled = 0
      while (this.#underWay.size >= atOnce) await Promise.race(this.#underWay)
    }
  }

  #send(part: Buffer, size: number): void {
    const PartNumber = (this.#sent += 1)
    const sending = this.#sendPart(PartNumber, part.subarray(0, size))
      .then(
        () => void this.#free.push(part),
        (error: unknown) => {
          this.#failure ??= this.#to.refusal(error)
        },
      )
      .finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  async #sendPart(PartNumber: number, Body: Buffer): Promise<void> {
    const { client, s3, at } = this.#to
    this.#uploadId ??= this.#begin()
    const UploadId = await this.#uploadId
    const { ETag } = await client.send(new s3.UploadPartCommand({ ...at, UploadId, PartNumber, Body }))
    this.#parts.push({ PartNumber, ETag })
  }

  async #begin(): Promise<string> {
    const { client, s3, at } = this.#to
    const { UploadId } = await client.send(
      new s3.CreateMultipartUploadCommand({ ...at, ContentType: 'application/octet-stream' }),
    )
    if (UploadId === undefined) throw new Error('The bucket began an upload without a name.')
    return UploadId
  }
}
