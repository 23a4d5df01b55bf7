import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Bytes below which a smaller copy is not worth a file; the server compresses nothing below it either. */
const smallest = 1024

/**
 * Writes a Brotli copy (RFC 7932) beside each script, style and drawing, which
 * the server hands out as it is: a file is compressed once, harder than there
 * is time for while somebody waits, and not anew for each visitor.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) =>
        /^assets\/.*\.(?:m?js|css|svg)$/.test(fileName),
      )
      await Promise.all(
        files.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (content.length < smallest) return
          const source = await compress(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 9,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source })
        }),
      )
    },
  },
})
