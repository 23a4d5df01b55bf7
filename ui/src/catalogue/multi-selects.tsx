import { useState } from 'react'
import type { ReactElement } from 'react'
import { MultiSelect } from '../combobox/index.ts'
import type { Option } from '../select/index.ts'
import { dealers } from './example-data.ts'
import { Fields, off } from './section.tsx'

/** Several of a long list: chosen, none, missing, locked. */
export const MultiSelects = (): ReactElement => {
  const [stores, setStores] = useState<readonly Option<number>[]>(dealers.slice(0, 2))
  const [watched, setWatched] = useState<readonly Option<number>[]>([])
  return (
    <Fields>
      <MultiSelect label="Related stores" options={dealers} value={stores} onChange={setStores} />
      <MultiSelect label="Watched" options={dealers} value={watched} onChange={setWatched} />
      <MultiSelect
        label="Impacted"
        options={dealers}
        value={[]}
        onChange={off}
        error="This field is required"
      />
      <MultiSelect label="Agreed" options={dealers} value={dealers.slice(2, 4)} onChange={off} disabled />
    </Fields>
  )
}
