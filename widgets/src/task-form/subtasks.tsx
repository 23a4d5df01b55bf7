import { longestTitle, mostSubtasks } from '@portal/core/work/tasks/constants'
import { Button, QuietIconButton } from '@portal/ui/button'
import { Plus, Trash2 } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import styles from './task-form.module.css'

interface SubtasksProps {
  readonly titles: readonly string[]
  readonly onChange: (titles: readonly string[]) => void
}

/** The steps of a task, each with a title. */
export const Subtasks = ({ titles, onChange }: SubtasksProps): ReactElement => (
  <fieldset className={styles.subtasks}>
    <legend className={styles.legend}>Subtasks</legend>
    {titles.map((title, place) => (
      // A step is known by its place: two may have the same title.
      <div key={place} className={styles.subtask}>
        <TextField
          label={`Subtask ${place + 1}`}
          hideLabel
          placeholder="Title of the subtask"
          maxLength={longestTitle}
          value={title}
          autoFocus={title === ''}
          onChange={(changed) => onChange(titles.map((one, at) => (at === place ? changed : one)))}
        />
        <QuietIconButton
          icon={Trash2}
          label={`Remove subtask ${place + 1}`}
          onClick={() => onChange(titles.filter((_, at) => at !== place))}
        />
      </div>
    ))}
    {titles.length < mostSubtasks && (
      <div className={styles.add}>
        <Button size="small" icon={Plus} onClick={() => onChange([...titles, ''])}>
          Add subtask
        </Button>
      </div>
    )}
  </fieldset>
)
