import type { Check, Text } from './check.ts'
import { url } from './url.ts'

/** Whether something typed is the address of a file that is stored in the portal itself. */
export const isStoredFile = (raw: string): boolean =>
  /^\/attachment\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(raw.trim())

/** A web address, or one of a file that is stored in the portal itself. */
export const urlOrFile: Check<Text> = (value) => (isStoredFile(value ?? '') ? null : url(value))
