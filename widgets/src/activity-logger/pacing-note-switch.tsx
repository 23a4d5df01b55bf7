import { takesPacingNote } from '@portal/core/work/activities/pacing-notes'
import { Switch } from '@portal/ui/choice'
import type { ReactElement } from 'react'
import styles from './activity-fields.module.css'
import type { ActivityFormState } from './use-activity-form.ts'

interface PacingNoteSwitchProps {
  readonly form: ActivityFormState
  /** What the section has spent so far, in a sentence; empty where it is not known. */
  readonly totals: string
}

/** Whether the text becomes a pacing note too; there from the start, to be used once client and type allow it (section 4). */
export const PacingNoteSwitch = ({
  form: { editing, values, set },
  totals,
}: PacingNoteSwitchProps): ReactElement => (
  <div className={styles.wide}>
    <Switch
      label="Pacing note"
      hint={`Adds the text to the pacing report of the month. ${totals}`.trim()}
      checked={values.pacingNote}
      disabled={editing !== null || values.client === null || !takesPacingNote(values.typeId)}
      onChange={(pacingNote) => set({ pacingNote })}
    />
  </div>
)
