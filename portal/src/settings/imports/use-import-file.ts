import { ApiError } from '@portal/core/foundation/contract/api-error'
import { fileSize, requiredFile } from '@portal/core/foundation/rules'
import type { ChosenFile } from '@portal/ui/file-field'
import { useState } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { ImportRun } from './later-run.tsx'

/** The one file that is brought in. */
export interface ImportFile {
  readonly files: readonly ChosenFile[]
  /** What is wrong with it, once somebody has tried to send it. */
  readonly error: string | null
  choose(files: readonly ChosenFile[]): void
  /** The file that may be sent; null where what is wrong is said instead. */
  toSend(): File | null
  /** Says why it was not taken: what is wrong with the file below it, everything else as always. */
  refused(error: unknown): void
}

/** @param largest megabytes that it may have */
export function useImportFile(largest: number): ImportFile {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [chosen] = files
  const problem = chosen ? (chosen.error ?? fileSize(largest)(chosen.file)) : requiredFile(null)
  return {
    files,
    error: refusal ?? (tried ? problem : null),
    choose: (picked) => {
      // What comes next is here by the time the server has taken the file.
      ImportRun.fetch().catch(() => undefined)
      setRefusal(null)
      setFiles(picked)
    },
    toSend: () => {
      setTried(true)
      return problem === null ? (chosen?.file ?? null) : null
    },
    refused: (error) => {
      if (error instanceof ApiError && error.fromServer && [413, 415, 422].includes(error.status))
        setRefusal(error.message)
      else report(error)
    },
  }
}
