import type { ReactElement } from 'react'
import { classNames } from '@portal/ui/class-names'
import styles from './users.module.css'

/** What the columns of rows of fields are, for the eye: each field has its own label for those who do not see them. */
export const RowHead = ({
  first,
  second,
}: {
  readonly first: string
  readonly second: string
}): ReactElement => (
  <li className={classNames(styles.row, styles.rowHead)} aria-hidden="true">
    <span>{first}</span>
    <span>{second}</span>
    <span className={styles.remove} />
  </li>
)
