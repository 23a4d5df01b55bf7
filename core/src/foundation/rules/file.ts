import type { Check } from './check.ts'

/** What a rule needs to know of a file; a browser's `File` has it. */
export interface Sized {
  /** Bytes. */
  readonly size: number
}

type Files = Sized | readonly Sized[] | null | undefined

const list = (files: Files): readonly Sized[] => (files ? ('size' in files ? [files] : files) : [])

const bytes = (megabytes: number): number => megabytes * 1024 * 1024

const message = (megabytes: number): string => `File size should be less than ${megabytes} mb.`

/** Each file is smaller than so many megabytes. */
export const fileSize =
  (megabytes: number): Check<Files> =>
  (files) =>
    list(files).every(({ size }) => size < bytes(megabytes)) ? null : message(megabytes)

/** All files together are smaller than so many megabytes. */
export const totalFileSize =
  (megabytes: number): Check<Files> =>
  (files) =>
    list(files).reduce((sum, { size }) => sum + size, 0) < bytes(megabytes) ? null : message(megabytes)
