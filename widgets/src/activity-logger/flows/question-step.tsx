import type { Happening } from '@portal/core/work/activities/flows/flows'
import { Button } from '@portal/ui/button'
import type { ReactElement } from 'react'
import styles from './flow.module.css'

/** Yes leads to the changes, No to the time frame. */
export function QuestionStep({ happen }: { readonly happen: (on: Happening) => void }): ReactElement {
  return (
    <div className={styles.choice}>
      <Button wide onClick={() => happen('yes')}>
        Yes
      </Button>
      <Button wide onClick={() => happen('no')}>
        No
      </Button>
    </div>
  )
}
