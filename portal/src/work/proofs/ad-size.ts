import { useEffect, useState } from 'react'

/** Px that a creative is made for. */
export interface AdSize {
  readonly width: number
  readonly height: number
}

/** Px; whatever says more is no banner. */
const mostSide = 4000

/** What a page says of itself as ad platforms read it: `<meta name="ad.size" content="width=300,height=250">`. */
export function adSizeIn(page: string): AdSize | null {
  const meta = /<meta\b[^>]*\bname=["']?ad\.size["']?[^>]*>/i.exec(page)?.[0] ?? ''
  const [, width, height] = /width=(\d{1,4})\s*,\s*height=(\d{1,4})/i.exec(meta) ?? []
  return sizeOf(Number(width), Number(height))
}

/** The size that a file is named for: `winter-300x250.html`. */
export function adSizeOfName(name: string): AdSize | null {
  const [, width, height] = /(?:^|\D)(\d{2,4})\s?[x×]\s?(\d{2,4})(?:\D|$)/i.exec(name) ?? []
  return sizeOf(Number(width), Number(height))
}

const sizeOf = (width: number, height: number): AdSize | null =>
  width > 0 && height > 0 && width <= mostSide && height <= mostSide ? { width, height } : null

/** The size of an HTML5 creative, by what stands in it, else by its name; null while it is read and where neither says. */
export function useAdSize(address: string | null, name: string): AdSize | null {
  const [read, setRead] = useState<{ readonly address: string; readonly size: AdSize | null } | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const gone = new AbortController()
    fetch(address, { signal: gone.signal })
      .then(async (answer) => {
        const size = answer.ok ? adSizeIn(await answer.text()) : null
        if (!gone.signal.aborted) setRead({ address, size })
      })
      .catch(() => {
        // The frame says what is wrong with a page that cannot be read.
        if (!gone.signal.aborted) setRead({ address, size: null })
      })
    return () => gone.abort()
  }, [address])
  return read !== null && read.address === address ? (read.size ?? adSizeOfName(name)) : null
}
