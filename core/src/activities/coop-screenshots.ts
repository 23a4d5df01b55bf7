/** The two screenshots of a CO-OP activity: under 10 MB, with labels of their own (shell sections 3, 5). */
export const coopScreenshotMegabytes = 10
export const coopScreenshotTypes = 'image/png,image/jpeg,image/gif'
export const coopScreenshots = [
  { slot: 'current', label: 'Co-Op Screenshot Current' },
  { slot: 'previous', label: 'Co-Op Screenshot Previous' },
] as const
export const secondScreenshotMessage = 'Please delete the existing file before uploading a new one!'
