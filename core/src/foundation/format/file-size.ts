const sizeUnits = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** `1.5 MB` of a number of bytes, in steps of 1024 as the limits of the rules count them. */
export const formatFileSize = (bytes: number): string => {
  let size = Math.max(0, bytes)
  let step = 0
  // 1023.95 KB would be shown as 1024 KB: what rounds up to a full step is the next unit.
  while (step < sizeUnits.length - 1 && Math.round(size * 10) / 10 >= 1024) {
    size /= 1024
    step += 1
  }
  if (step === 0) return size === 1 ? '1 byte' : `${size} bytes`
  return `${(Math.round(size * 10) / 10).toLocaleString('en-US')} ${sizeUnits[step]}`
}
