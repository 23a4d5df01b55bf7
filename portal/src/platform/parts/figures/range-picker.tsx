import { today } from '@portal/core/foundation/format'
import { dashboardPresets, type ChosenRange } from '@portal/core/results/metrics/periods'
import { DateField } from '@portal/ui/date-picker'
import { Select } from '@portal/ui/select'
import type { ReactElement } from 'react'
import styles from './controls.module.css'

const own = 'Custom'
const options = [...dashboardPresets.map(({ label }) => label), own].map((label) => ({ value: label, label }))

export interface RangePickerProps {
  readonly range: ChosenRange
  readonly onChange: (range: ChosenRange) => void
}

/** The days of a dashboard: a preset, or two days of one's own. */
export function RangePicker({ range, onChange }: RangePickerProps): ReactElement {
  const choose = (label: string): void => {
    const preset = dashboardPresets.find((one) => one.label === label)
    onChange(preset ? { ...preset.range(today()), preset: preset.label } : { ...range, preset: null })
  }
  return (
    <>
      <div className={styles.preset}>
        <Select label="Period" options={options} value={range.preset ?? own} onChange={choose} />
      </div>
      {range.preset === null && (
        <>
          <div className={styles.day}>
            <DateField
              label="From"
              value={range.start}
              max={range.end}
              onChange={(start) => start !== '' && onChange({ ...range, start, preset: null })}
            />
          </div>
          <div className={styles.day}>
            <DateField
              label="To"
              value={range.end}
              min={range.start}
              onChange={(end) => end !== '' && onChange({ ...range, end, preset: null })}
            />
          </div>
        </>
      )}
    </>
  )
}
