/** Hands a file to the person. */
export function giveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the file over by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
