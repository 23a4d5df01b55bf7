import { useState } from 'react'
import type { ReactElement } from 'react'
import { Select } from '../select/index.ts'
import { services } from './example-data.ts'
import { Fields, off } from './section.tsx'

/** One of a short list: chosen, missing, locked, small. */
export const Selects = (): ReactElement => {
  const [service, setService] = useState<number | null>(2)
  return (
    <Fields>
      <Select label="Service" required options={services} value={service} onChange={setService} />
      <Select label="Region" options={services} value={null} onChange={off} error="This field is required" />
      <Select label="Department" options={services} value={4} disabled onChange={off} />
      <Select label="Channel" size="small" options={services} value={service} onChange={setService} />
    </Fields>
  )
}
