import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import { Button, IconButton } from '@portal/ui/button'
import { Copy } from '@portal/ui/icon'
import { showError } from '@portal/ui/toast'
import { useEffect, useState, type ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { titleOf } from '../../platform/parts/records/kept-row.ts'
import { credentials } from '@portal/core/clients/profile/client-access'
import styles from './credentials.module.css'

type Code = Answer<'credentials.code'>

/** The one-time code of a credential: asked for by a press, and gone when its seconds are. */
export function CodeCell({ row }: { readonly row: KeptRow }): ReactElement | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    if (code === null) return
    const timer = setTimeout(
      () => setCode(code.seconds > 1 ? { ...code, seconds: code.seconds - 1 } : null),
      1000,
    )
    return () => clearTimeout(timer)
  }, [code])
  if (row['hasCode'] !== true) return <>–</>
  if (row.can.open === false) return <span>••• •••</span>
  const name = titleOf(credentials, row)
  const show = async (): Promise<void> => {
    try {
      setCode(await api.call('credentials.code', { params: { id: row.id }, body: {} }))
    } catch (error) {
      showError(messageFor(error) ?? 'The code could not be shown.')
    }
  }
  if (code === null)
    return (
      <Button size="small" onClick={() => void show()} aria-label={`Show code of ${name}`}>
        Show code
      </Button>
    )
  return (
    <span className={styles.code}>
      <output className={styles.digits}>{code.code.replace(/^(\d{3})(\d{3})$/, '$1 $2')}</output>
      <span className={styles.seconds}>{code.seconds} s</span>
      <IconButton
        icon={Copy}
        size="small"
        label={`Copy the one-time code of ${name}`}
        onClick={() => void copy('One-time code', code.code)}
      />
    </span>
  )
}
