import { alarmSentence } from '@portal/core/results/agency/alarm-words'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'
import styles from './agency.module.css'

/** When an alarm that is being typed would ring, its threshold in the unit of its figure. */
export const AlarmInWords: BelowForm = ({ inputs }) => {
  const typed = (name: string): string => {
    const { [name]: input } = inputs
    return typeof input === 'string' ? input.trim() : ''
  }
  const [threshold, days] = [Number(typed('threshold') || Number.NaN), Number(typed('days'))]
  if (!Number.isFinite(threshold) || !Number.isInteger(days) || days < 1) return null
  return (
    <p className={styles.why}>
      {alarmSentence({ measure: typed('measure'), condition: typed('condition'), threshold, days })}
    </p>
  )
}
