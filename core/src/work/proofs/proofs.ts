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

/** How a creative is shown. */
export type ProofKind = 'picture' | 'video' | 'pdf' | 'html' | 'other'

/** How a file is shown, by what it is. */
export function kindOfProof({
  mediaType,
  name,
}: {
  readonly mediaType: string
  readonly name: string
}): ProofKind {
  if (mediaType === 'image/svg+xml') return 'other'
  if (mediaType.startsWith('image/')) return 'picture'
  if (mediaType.startsWith('video/')) return 'video'
  if (mediaType === 'application/pdf') return 'pdf'
  if (/\.html?$/i.test(name) && (mediaType.startsWith('text/') || mediaType === 'application/octet-stream'))
    return 'html'
  return 'other'
}

/** Longest HTML5 creative that is shown; ad servers take a fraction of it. */
export const longestCreative = 5 * 1024 * 1024

/**
 * An HTML5 creative for `<iframe sandbox="allow-scripts" srcdoc>`: it runs, and reaches nothing. Its
 * origin is opaque, so neither the portal's storage nor its calls are its own, and its policy lets it load and send nothing.
 */
export const sealedCreative = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">${html}`
