import type { FileName } from './demo-files.ts'

/** A file and what it belongs to. */
export interface OwnedFile {
  readonly file: FileName
  readonly subject: string
  readonly subjectId?: number
  readonly clientId?: number
  readonly label?: string
  readonly by: number
  readonly at: string
}
