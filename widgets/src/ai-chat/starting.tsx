import { Spinner } from '@portal/ui/spinner'
import type { ReactElement } from 'react'
import styles from './panel.module.css'

/** What belongs here is on its way. */
export const Starting = ({ label }: { readonly label: string }): ReactElement => (
  <div className={styles.instead}>
    <Spinner label={label} />
  </div>
)
