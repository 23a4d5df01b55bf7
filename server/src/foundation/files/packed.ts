import { crc32 } from 'node:zlib'

/** A file that goes into an archive. */
export interface Packed {
  readonly name: string
  readonly bytes: () => Promise<Uint8Array | null>
}

/** 1980-01-01: an archive of the same files is the same bytes. */
const noDay = 0x21
/** Names are UTF-8. */
const inUtf8 = 0x800

/**
 * An archive of files as they are, one after the other (ZIP, APPNOTE 6.3.10): pictures and papers are packed already.
 * One file at a time is in memory. A file that is not there any more is left out; of a name that is there twice the
 * second gets a number.
 */
export async function* packed(files: readonly Packed[]): AsyncGenerator<Buffer> {
  const entries: Buffer[] = []
  const names = new Set<string>()
  let at = 0
  for (const { name, bytes } of files) {
    const content = await bytes()
    if (content === null) continue
    const called = Buffer.from(freeName(name, names))
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(inUtf8, 2)
    facts.writeUInt16LE(noDay, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(called.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, called]))
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, called])
    at += head.length + content.length
    yield head
    yield Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  yield Buffer.concat([directory, end])
}

/** A name that no file of the archive has, without what leads out of a folder. */
function freeName(name: string, names: Set<string>): string {
  const safe = name.replaceAll(/[\\:*?"<>|]|\.\.+\//g, '_').replace(/^\/+/, '')
  const [, stem = safe, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(safe) ?? []
  let free = safe
  for (let count = 2; names.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`
  names.add(free.toLowerCase())
  return free
}
