/** The two screenshots of a CO-OP activity: under 10 MB, with labels of their own. */
export const coopScreenshotMegabytes = 10
export const coopScreenshotTypes = 'image/png,image/jpeg,image/gif'
export const coopScreenshots = [
  { slot: 'current', label: 'Co-Op Screenshot Current' },
  { slot: 'previous', label: 'Co-Op Screenshot Previous' },
] as const
export const secondScreenshotMessage = 'Please delete the existing file before uploading a new one!'

/** What is wrong with a file under the label of a screenshot; null for a picture that does, and for other files. */
export function screenshotSentence(label: string, mediaType: string, size: number): string | null {
  if (!coopScreenshots.some((one) => one.label === label)) return null
  return coopScreenshotTypes.split(',').includes(mediaType) && size < coopScreenshotMegabytes * 1024 * 1024
    ? null
    : `${label} must be a PNG, JPG or GIF under ${coopScreenshotMegabytes} MB.`
}
