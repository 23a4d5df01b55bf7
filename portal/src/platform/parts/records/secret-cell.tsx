import type { Resource } from '@portal/core/foundation/contract/resource'
import { IconButton } from '@portal/ui/button'
import { Copy, Eye, EyeOff } from '@portal/ui/icon'
import { useEffect, useState, type ReactElement } from 'react'
import { copy } from '../../../foundation/browser/clipboard.ts'
import { report } from '../../../foundation/errors/errors.ts'
import { keptCalls } from './kept-calls.ts'
import { titleOf, type KeptRow } from './kept-row.ts'
import styles from './records.module.css'

export interface SecretCellProps {
  readonly resource: Resource
  readonly row: KeptRow
  readonly label: string
}

/** Milliseconds after which a secret that was shown is hidden again. */
const shownFor = 30_000

/** A secret of one record: masked until somebody who may asks for it, and hidden again by itself. */
export function SecretCell({ resource, row, label }: SecretCellProps): ReactElement {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    if (secret === null) return
    const timer = setTimeout(() => setSecret(null), shownFor)
    return () => clearTimeout(timer)
  }, [secret])
  const read = async (): Promise<string | null> => {
    try {
      return await keptCalls(resource).reveal(row.id)
    } catch (error) {
      report(error)
      return null
    }
  }
  const name = titleOf(resource, row)
  if (row.can.open === false) return <span className={styles.masked}>••••••••</span>
  return (
    <span className={styles.secret}>
      <span className={secret === null ? styles.masked : styles.shown}>{secret ?? '••••••••'}</span>
      <IconButton
        icon={secret === null ? Eye : EyeOff}
        size="small"
        label={`${secret === null ? 'Show' : 'Hide'} the ${label.toLowerCase()} of ${name}`}
        onClick={() => void (secret === null ? read().then(setSecret) : setSecret(null))}
      />
      <IconButton
        icon={Copy}
        size="small"
        label={`Copy the ${label.toLowerCase()} of ${name}`}
        onClick={() => void (async () => copy(label, secret ?? (await read()) ?? ''))()}
      />
    </span>
  )
}
