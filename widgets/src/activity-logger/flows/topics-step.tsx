import { changed, withOption, type Topic } from '@portal/core/work/activities/flows/answers'
import type { TopicOption } from '@portal/core/work/activities/flows/options'
import { Checkbox } from '@portal/ui/choice'
import { TextArea } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import styles from './flow.module.css'

interface TopicsStepProps {
  readonly label: string
  readonly options: readonly TopicOption[]
  readonly chosen: readonly Topic[]
  readonly onChange: (chosen: readonly Topic[]) => void
}

/** Options to tick, each with a comment once it is. */
export function TopicsStep({ label, options, chosen, onChange }: TopicsStepProps): ReactElement {
  return (
    <div role="group" aria-label={label} className={styles.topics}>
      {options.map((option) => {
        const topic = chosen.find((one) => one.option === option.id)
        return (
          <div key={option.id} className={styles.topic}>
            <Checkbox
              label={option.label}
              checked={topic !== undefined}
              onChange={(on) => onChange(withOption(chosen, options, { option: option.id, text: '' }, on))}
            />
            {topic && (
              <TextArea
                label={`Comment on ${option.label}`}
                hideLabel
                rows={2}
                placeholder="Left empty, the note asks for a comment here."
                value={topic.text}
                onChange={(text) => onChange(changed(chosen, option.id, { text }))}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
