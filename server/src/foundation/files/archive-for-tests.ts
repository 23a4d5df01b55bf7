import { crc32, deflateRawSync } from 'node:zlib'

/** A file that goes into an archive of a test. */
export interface ArchivedPart {
  readonly name: string
  readonly content: string | Buffer
  /** What the directory says of its length, where that is a lie. */
  readonly says?: number
  readonly password?: boolean
}

/** An archive of deflated parts for tests (APPNOTE 6.3.10), which may lie as no library that writes archives would. */
export function archiveOf(...parts: readonly ArchivedPart[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, content, says, password } of parts) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(password ? 1 : 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(raw), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(says ?? raw.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, rest, Buffer.from(name)]))
    bodies.push(body)
    at += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...bodies, directory, end]))
}
