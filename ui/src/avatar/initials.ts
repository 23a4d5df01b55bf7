/** The letters that stand for a person: of the first and the last word of the name, or of the only one. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
