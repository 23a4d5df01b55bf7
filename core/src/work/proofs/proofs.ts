/** How far a proof has come. */
export const proofStates = ['Waiting', 'Approved', 'Changes Asked'] as const
export type ProofState = (typeof proofStates)[number]

/** A place on a creative: ten-thousandths of its width and height, so that it stays whatever the zoom. */
export const wholeSide = 10_000

/** What a creative may be: 100 MB, and kinds that a browser shows. */
export const proofFileLimits = {
  each: 100 * 1024 * 1024,
  count: 1,
  as: 'file',
} as const

/** How a creative is shown; an archive is unpacked when it arrives, into one HTML file. */
export type ProofKind = 'picture' | 'video' | 'pdf' | 'html' | 'archive' | 'other'

/** Pictures that every browser shows; SVG could run something, the others need a program of their own. */
const shownPictures: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** How a file is shown, by what it is. */
export function kindOfProof({
  mediaType,
  name,
}: {
  readonly mediaType: string
  readonly name: string
}): ProofKind {
  if (shownPictures.includes(mediaType)) return 'picture'
  if (mediaType.startsWith('image/')) return 'other'
  if (mediaType.startsWith('video/')) return 'video'
  if (mediaType === 'application/pdf') return 'pdf'
  if (/\.html?$/i.test(name) && (mediaType.startsWith('text/') || mediaType === 'application/octet-stream'))
    return 'html'
  if (mediaType === 'application/zip') return 'archive'
  return 'other'
}

/** Longest HTML5 creative that is shown; ad servers take a fraction of it. */
export const longestCreative = 5 * 1024 * 1024
