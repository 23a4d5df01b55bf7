import { useState } from 'react'
import type { ReactElement } from 'react'
import { Combobox } from '../combobox/index.ts'
import type { Option } from '../select/index.ts'
import { dealers } from './example-data.ts'
import { Fields, off } from './section.tsx'

/** One of a long list that is searched: chosen, missing, without any, locked. */
export const Comboboxes = (): ReactElement => {
  const [client, setClient] = useState<Option<number> | null>(dealers[3] ?? null)
  return (
    <Fields>
      <Combobox label="Client" required options={dealers} value={client} onChange={setClient} />
      <Combobox
        label="Rooftop"
        options={dealers}
        value={null}
        onChange={off}
        error="This field is required"
      />
      <Combobox label="Group" options={[]} value={null} onChange={off} hint="None yet" />
      <Combobox label="Owner" options={dealers} value={dealers[1] ?? null} onChange={off} disabled />
    </Fields>
  )
}
