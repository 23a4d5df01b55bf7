import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** How the text of a file is written, as TextDecoder names it, and how many bytes of mark precede it. */
export interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  readonly markBytes: number
}

/**
 * Recognises the encoding of a text file: by its byte order mark, else UTF-8
 * when every byte fits, else Windows-1252, which spreadsheets on Windows write.
 * @returns null for a file that is no text
 */
export async function encodingOf(path: string): Promise<Encoding | null> {
  const handle = await open(path, 'r')
  const start = Buffer.alloc(64 * 1024)
  const head = await (async () => {
    try {
      return start.subarray(0, (await handle.read(start, 0, start.length, 0)).bytesRead)
    } finally {
      await handle.close()
    }
  })()
  const marked = markIn(head)
  if (marked || head.includes(0)) return marked
  return { name: (await isUtf8(path)) ? 'utf-8' : 'windows-1252', markBytes: 0 }
}

/** What a byte order mark says; null where there is none. */
function markIn(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return { name: 'utf-16le', markBytes: 2 }
  if (head[0] === 0xfe && head[1] === 0xff) return { name: 'utf-16be', markBytes: 2 }
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? { name: 'utf-8', markBytes: 3 } : null
}

/**
 * The text of a file that is in memory, in whichever encoding it is written.
 * @returns null for a file that is no text
 */
export function textOf(bytes: Uint8Array): string | null {
  const marked = markIn(bytes)
  if (marked) return new TextDecoder(marked.name).decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The characters of a file, without its mark. Bytes that mean nothing become the replacement character. */
export async function* charactersOf(path: string, { name, markBytes }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(name, { ignoreBOM: true })
  for await (const chunk of createReadStream(path, { start: markBytes })) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
