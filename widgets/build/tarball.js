import { gzipSync } from 'node:zlib'

const block = 512

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block)])

/** The header of a file in the format ustar: fields of fixed widths, numbers in octal, a sum over all of it. */
function header(name, size) {
  const bytes = Buffer.alloc(block)
  const put = (text, at) => bytes.write(text, at, 'latin1')
  put(name, 0)
  put('0000644\0', 100)
  put('0000000\0', 108)
  put('0000000\0', 116)
  put(`${size.toString(8).padStart(11, '0')}\0`, 124)
  // Nothing of when it was made: the same content has the same bytes.
  put(`${'0'.repeat(11)}\0`, 136)
  put(' '.repeat(8), 148)
  put('0', 156)
  put('ustar\x0000', 257)
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return bytes
}

/** Text files as npm packs them: below `package/`, in one compressed archive. */
export const tarball = (files) =>
  gzipSync(
    Buffer.concat([
      ...Object.entries(files).flatMap(([name, text]) => {
        const bytes = Buffer.from(text)
        return [header(`package/${name}`, bytes.length), padded(bytes)]
      }),
      Buffer.alloc(2 * block),
    ]),
    { level: 9 },
  )
