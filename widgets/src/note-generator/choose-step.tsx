import { noteChannel, noteChannels } from '@portal/core/results/performance-notes/channels'
import { notePresets } from '@portal/core/results/metrics/periods'
import { Checkbox } from '@portal/ui/choice'
import type { ReactElement } from 'react'
import { DatesStep } from '../activity-logger/flows/dates-step.tsx'
import styles from './note-generator.module.css'
import { withChannel, type Chosen } from './question.ts'

interface ChooseStepProps {
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** The first step: channels and two dates. */
export function ChooseStep({ chosen, onChange }: ChooseStepProps): ReactElement {
  return (
    <div className={styles.step}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Channels</legend>
        <div className={styles.channels}>
          {noteChannels.map((channel) => (
            <Checkbox
              key={channel}
              label={noteChannel[channel].label}
              checked={chosen.channels.includes(channel)}
              onChange={(on) => onChange(withChannel(chosen, channel, on))}
            />
          ))}
        </div>
      </fieldset>
      <div role="group" aria-labelledby="note-dates" className={styles.group}>
        <h3 id="note-dates" className={styles.legend}>
          Date range
        </h3>
        <DatesStep
          presets={notePresets}
          start={chosen.start}
          end={chosen.end}
          onChange={(dates) => onChange({ ...chosen, ...dates })}
        />
      </div>
    </div>
  )
}
