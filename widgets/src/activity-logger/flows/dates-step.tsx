import { formatDay, today } from '@portal/core/foundation/format'
import { flowPresets, previousPeriod, type Preset } from '@portal/core/results/metrics/periods'
import { Button } from '@portal/ui/button'
import { DateField } from '@portal/ui/date-picker'
import type { ReactElement } from 'react'
import styles from './flow.module.css'

interface DatesStepProps {
  /** Those of the flows where it is left out. */
  readonly presets?: readonly Preset[]
  readonly start: string
  readonly end: string
  readonly onChange: (dates: { readonly start?: string; readonly end?: string }) => void
}

/** Two dates, by a preset that ends yesterday or one by one. */
export function DatesStep({ presets = flowPresets, start, end, onChange }: DatesStepProps): ReactElement {
  const day = today()
  const reversed = start !== '' && end !== '' && end < start
  const before = start === '' || end === '' || reversed ? null : previousPeriod({ start, end })
  return (
    <>
      <div role="group" aria-label="Presets" className={styles.presets}>
        {presets.map(({ label, range }) => {
          const preset = range(day)
          return (
            <Button
              key={label}
              size="small"
              aria-pressed={preset.start === start && preset.end === end}
              onClick={() => onChange(preset)}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <div className={styles.dates}>
        <DateField
          label="From"
          required
          value={start}
          max={day}
          onChange={(value) => onChange({ start: value })}
        />
        <DateField
          label="To"
          required
          value={end}
          max={day}
          error={reversed ? 'The end date must not be before the start date.' : null}
          onChange={(value) => onChange({ end: value })}
        />
      </div>
      <p className={styles.hint} aria-live="polite">
        {before && `Compared with ${formatDay(before.start)} to ${formatDay(before.end)}.`}
      </p>
    </>
  )
}
