import { useState } from 'react'
import type { ReactElement } from 'react'
import { DateField, TimeField } from '../date-picker/index.ts'
import { Fields, off } from './section.tsx'

/** Days and times of day. */
export const Dates = (): ReactElement => {
  const [start, setStart] = useState('2026-11-20')
  const [time, setTime] = useState('14:30')
  return (
    <Fields>
      <DateField label="Start" required value={start} onChange={setStart} />
      <DateField label="End" value="" onChange={off} min="2026-11-20" error="End must be after start" />
      <TimeField label="Time" value={time} onChange={setTime} hint="Central time" />
    </Fields>
  )
}
