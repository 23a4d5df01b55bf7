/**
 * The ten digits of a US number, however it was written, or null: ten digits,
 * or eleven with the country's 1 before them; area code and exchange start
 * with 2 to 9.
 */
export const parsePhone = (raw: string): string | null => {
  if (!/^[\d\s()+.\-/]*$/.test(raw)) return null
  const digits = raw.replace(/\D/g, '')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? national : null
}

/** `+1 (312) 555-0142`; what is no US number is shown as it was written. */
export const formatPhone = (raw: string | null | undefined): string => {
  const digits = parsePhone(raw ?? '')
  if (digits === null) return raw ?? ''
  return `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
