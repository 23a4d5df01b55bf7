import type { S3Client } from '@aws-sdk/client-s3'
import type { Arrival, MayLeave } from './arrival.ts'

/** Parts that are on their way at a time. */
const atOnce = 4

/** Where a file goes, and how. */
export interface Destination {
  readonly client: S3Client
  readonly s3: typeof import('@aws-sdk/client-s3')
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
  #held: Buffer[] = []
  #heldSize = 0
  #sent = 0
  #failure: Error | null = null

  constructor(to: Destination, mayLeave: MayLeave) {
    this.#to = to
    this.#mayLeave = mayLeave
  }

  take(bytes: Buffer): Promise<void> | null {
    if (this.#failure) return Promise.reject(this.#failure)
    this.#held.push(bytes)
    this.#heldSize += bytes.length
    return this.#heldSize < this.#to.partSize ? null : this.#passOn()
  }

  async arrived(): Promise<void> {
    // What never left is put from the disk: it is not kept in memory until the rest of a form has come.
    if (this.#sent > 0 && this.#heldSize > 0) this.#send(Buffer.concat(this.#held))
    this.#held = []
    await Promise.all(this.#underWay)
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
    this.#held = []
    // A part that arrives after its upload was aborted would stay.
    await Promise.all(this.#underWay)
    const UploadId = await this.#uploadId?.catch(() => undefined)
    if (UploadId === undefined) return
    try {
      await this.#to.client.send(new this.#to.s3.AbortMultipartUploadCommand({ ...this.#to.at, UploadId }))
    } catch (error) {
      throw this.#to.refusal(error)
    }
  }

  /** Sends what is whole; waits while as many parts are on their way as may be. */
  async #passOn(): Promise<void> {
    const { partSize } = this.#to
    const all = Buffer.concat(this.#held)
    let taken = 0
    this.#leaves ??= this.#mayLeave(all.subarray(0, partSize))
    const leaves = await this.#leaves
    for (; all.length - taken >= partSize; taken += partSize) {
      if (leaves) this.#send(all.subarray(taken, taken + partSize))
      while (this.#underWay.size >= atOnce) await Promise.race(this.#underWay)
    }
    this.#heldSize = all.length - taken
    this.#held = this.#heldSize > 0 ? [Buffer.from(all.subarray(taken))] : []
  }

  #send(bytes: Buffer): void {
    const PartNumber = (this.#sent += 1)
    const sending = this.#sendPart(PartNumber, bytes)
      .catch((error: unknown) => {
        this.#failure ??= this.#to.refusal(error)
      })
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
