const allowedSchemes = /^(https?|mailto):/i

/** Whether an address may be followed from a text: the web or mail, never a script. */
export const isSafeAddress = (address: string): boolean =>
  allowedSchemes.test(address.trim()) && URL.canParse(address.trim())

/** The full address of what a person typed (`example.com`, `dana@demo.test`); null when it is none. */
export const addressOf = (typed: string): string | null => {
  const text = typed.trim()
  if (text === '') return null
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  return isSafeAddress(address) ? address : null
}
