import { Switch } from '@portal/ui/choice'
import { useState, type ReactElement } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import styles from './records.module.css'

export interface ActiveSwitchProps {
  /** What is active, or not: said, not shown. */
  readonly name: string
  readonly active: boolean
  /** Ends when the list has the new state. */
  readonly onChange: (active: boolean) => Promise<void>
}

/** Offered or not, at once; it goes back where the server refuses. */
export function ActiveSwitch({ name, active, onChange }: ActiveSwitchProps): ReactElement {
  const [asked, setAsked] = useState<boolean | null>(null)
  const change = async (wanted: boolean): Promise<void> => {
    setAsked(wanted)
    try {
      await onChange(wanted)
    } catch (error) {
      report(error)
    }
    setAsked(null)
  }
  return (
    <div className={styles.switch}>
      <Switch
        label={`${name} is active`}
        hideLabel
        checked={asked ?? active}
        disabled={asked !== null}
        onChange={(wanted) => void change(wanted)}
      />
    </div>
  )
}
