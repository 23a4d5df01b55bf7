/** The name by which a message's text shows a picture that goes with it (RFC 2392). */
export const contentIdOf = (publicId: string): string => `${publicId}@picture`

/** The address of such a picture in the text. */
export const shownAs = (publicId: string): string => `cid:${contentIdOf(publicId)}`
