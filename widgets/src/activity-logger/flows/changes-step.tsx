import { withOption, type Change } from '@portal/core/work/activities/flows/answers'
import { changeOptions } from '@portal/core/work/activities/flows/options'
import { Checkbox } from '@portal/ui/choice'
import type { ReactElement } from 'react'
import styles from './flow.module.css'

interface ChangesStepProps {
  readonly changes: readonly Change[]
  readonly onChange: (changes: readonly Change[]) => void
}

/** What can have changed. */
export function ChangesStep({ changes, onChange }: ChangesStepProps): ReactElement {
  return (
    <div role="group" aria-label="Changes" className={styles.options}>
      {changeOptions.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={changes.some(({ option }) => option === id)}
          onChange={(on) =>
            onChange(
              withOption(changes, changeOptions, { option: id, text: '', imageUrl: '', imageFile: null }, on),
            )
          }
        />
      ))}
    </div>
  )
}
