import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FileLimits } from '@portal/core/foundation/contract/call'
import { receive, tooLarge, type Receiving, type Upload } from '../files/upload.ts'
import { Refusal } from './refusal.ts'

/** Fields of a form: text, or a list for fields written as `name[i]`. */
export type Fields = Record<string, string | string[]>

/** Longest text of one form field, in bytes. */
const fieldSize = 1_100_000

const mostFields = 300

/** Bytes of all fields of a form together: they are held in memory, and a form need not say how long it is. */
const mostText = fieldSize * 2

/**
 * Reads a multipart request: files stream to disk one after the other, whatever their size.
 * On a refusal nothing is left on the disk, nor where files are kept.
 *
 * @throws {Refusal} 413 over a limit, 415 for a type that is not accepted, 400 for a request that is broken off or garbled
 */
export async function readMultipart(
  request: FastifyRequest,
  limits: FileLimits,
  store: Receiving,
): Promise<{ fields: Fields; files: Upload[] }> {
  if (!request.isMultipart()) return { fields: plainFields(request.body), files: [] }
  refuseWhatCannotFit(request, limits)
  refuseLongBoundary(request)
  const fields: Fields = Object.create(null) as Fields
  const files: Upload[] = []
  let text = 0
  try {
    const parts = request.parts({
      limits: {
        files: limits.count,
        fields: mostFields,
        parts: mostFields + limits.count,
        fieldSize,
        fieldNameSize: 200,
        fileSize: limits.each + 1,
        headerPairs: 50,
      },
      preservePath: false,
    })
    for await (const part of parts) {
      if (part.type === 'file' && !part.filename) {
        await refuseNameless(part.fieldname, part.file)
      } else if (part.type === 'file') {
        files.push(await receive(part, limits, store))
      } else {
        if (part.valueTruncated) throw new Refusal('too-large', `${part.fieldname}: the text is too long.`)
        const value = String(part.value)
        text += Buffer.byteLength(value)
        if (text > mostText) throw new Refusal('too-large', 'The texts of the form are too long together.')
        put(fields, part.fieldname, value)
      }
    }
    return { fields, files }
  } catch (error) {
    await store.release(files)
    await removeAll(files)
    // What is still to come is read and dropped: an answer is only seen by a sender who can finish.
    request.raw.unpipe()
    request.raw.resume()
    throw isGarbled(error)
      ? new Refusal('malformed', 'The request arrived incomplete. Please try again.')
      : error
  }
}

/** Says no before the first byte is stored when the sender announces more than all limits together allow. */
function refuseWhatCannotFit(request: FastifyRequest, limits: FileLimits): void {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limits.each * limits.count + mostText) throw tooLarge(limits.each)
}

/** Characters of a boundary: the standard has 70 (RFC 2046, 5.1.1), the parser breaks down over 252. */
const longestBoundary = 250

function refuseLongBoundary({ headers }: FastifyRequest): void {
  const boundary = /boundary="?([^";]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? ''
  if (boundary.length > longestBoundary)
    throw new Refusal(
      'malformed',
      'The boundary between the parts of the form is too long: it has at most 70 characters.',
    )
}

/** An empty file without a name is how forms say that none was chosen; bytes without a name are no file. */
async function refuseNameless(field: string, bytes: Readable): Promise<void> {
  let size = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) size += chunk.length
  if (size > 0)
    throw new Refusal('malformed', `${field}: the file has no name. Send it with one.`, {
      errors: { [field]: 'The file has no name.' },
    })
}

/** What the parser of forms says of a body that ends early or has no boundary. */
const isGarbled = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Multipart: |Unexpected end of multipart|(Part|File|Field) terminated early)/i.test(error.message)

/** Removes uploads that no handler has taken. */
export async function removeAll(files: readonly Upload[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })))
}

/** `label[2]` goes to place 2 of the list `label`. */
function put(fields: Fields, name: string, value: string): void {
  const indexed = /^([a-zA-Z]{1,60})\[(\d{1,3})?\]$/.exec(name)
  if (!indexed?.[1]) {
    if (name in fields) throw new Refusal('malformed', `${name} is in the request twice.`)
    fields[name] = value
    return
  }
  const list = fields[indexed[1]] ?? []
  if (!Array.isArray(list))
    throw new Refusal('malformed', `${indexed[1]} is in the request both as one value and as a list.`)
  const place = indexed[2] === undefined ? list.length : Number(indexed[2])
  while (list.length < place) list.push('')
  list[place] = value
  fields[indexed[1]] = list
}

/** A multipart call without files may come as JSON; its values are read as form text. */
function plainFields(body: unknown): Fields {
  const fields: Fields = {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return fields
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue
    fields[name] =
      Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value
        : typeof value === 'string'
          ? value
          : JSON.stringify(value)
  }
  return fields
}
