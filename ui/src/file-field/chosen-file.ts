/** A file somebody has chosen and what has become of it. */
export interface ChosenFile {
  /** Ours, and no other file's, whichever page it was chosen on: a draft may bring it back. */
  readonly id: string
  readonly file: File
  readonly description: string
  /** 0 to 1 while it is sent. */
  readonly progress?: number | undefined
  /** Why it cannot be sent, or was not. */
  readonly error?: string | null | undefined
  readonly sent?: boolean | undefined
}

/** Files as they come from an input, a drop or the clipboard. */
export const chooseFiles = (
  files: Iterable<File>,
  check?: (file: File) => string | null,
): readonly ChosenFile[] =>
  Array.from(files, (file) => ({
    id: crypto.randomUUID(),
    file,
    description: '',
    error: check?.(file) ?? null,
  }))

type Given = Pick<DataTransfer, 'files' | 'getData'> | null

/** Files that are pasted or dropped; words that bring a picture of themselves along, as an office program's do, are words. */
export const filesIn = (given: Given): readonly File[] =>
  given && given.getData('text/plain').trim() === '' ? [...given.files] : []

/** The pictures among them. */
export const picturesIn = (given: Given): readonly File[] =>
  filesIn(given).filter((file) => accepts('image/*', file))

/** Whether a file is of a type that an `accept` list names (`image/*`, `.pdf`, `text/csv`). */
export const accepts = (accept: string | undefined, file: File): boolean =>
  accept === undefined ||
  accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase()
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1))
    return file.type === wanted
  })
