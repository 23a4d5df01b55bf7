/** What a name may not hold: separators, controls, and marks that turn the direction of writing, which disguise an ending. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** A name under which a file of another system may be saved here. */
export const safeName = (name: string): string => {
  const plain = [
    ...name
      .toWellFormed()
      .replace(unsafe, '_')
      .replace(/^[\s.]+|[\s.]+$/g, ''),
  ]
  return plain.slice(-100).join('') || 'file'
}

/** Where a file that only the tracker has is served, without its signature. */
export const trackerFilePath = (key: string, trackerId: string, name: string): string =>
  `/api/jira/attachments/${encodeURIComponent(key)}/${encodeURIComponent(trackerId)}/${encodeURIComponent(safeName(name))}`
