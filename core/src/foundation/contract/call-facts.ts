import type { Method } from './call.ts'

/** What a browser knows of a call. Types come from the calls by `import type`. */
export interface CallFacts {
  readonly method: Method
  /** Path below `/api`, parameters in braces. */
  readonly path: string
  /** The path is the whole address. */
  readonly atRoot?: true
  /** It changes data: the client sends an idempotency key. */
  readonly writes?: true
  /** Its body travels as a form with files. */
  readonly multipart?: true
  /** What its list of files is called; `attachments` where it does not say. */
  readonly filesAs?: string
  readonly answers?: 'spreadsheet' | 'file' | 'stream'
}
