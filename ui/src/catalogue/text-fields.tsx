import { useState } from 'react'
import type { ReactElement } from 'react'
import { Search } from '../icon/index.ts'
import { MoneyField, NumberField } from '../number-field/index.ts'
import { TextArea, TextField } from '../text-field/index.ts'
import { Fields, off } from './section.tsx'

/** Words, numbers and money. */
export const TextFields = (): ReactElement => {
  const [name, setName] = useState('Northgate Honda')
  const [email, setEmail] = useState('dana@')
  const [note, setNote] = useState('Call before noon. Asks for a second quote on video.')
  const [budget, setBudget] = useState('12,500.00')
  const [margin, setMargin] = useState('15')
  return (
    <Fields>
      <TextField
        label="Client name"
        required
        value={name}
        onChange={setName}
        hint="As it stands on the agreement."
      />
      <TextField label="E-mail" type="email" value={email} onChange={setEmail} error="E-mail must be valid" />
      <TextField
        label="Search"
        type="search"
        icon={Search}
        placeholder="Search clients"
        value=""
        onChange={off}
      />
      <TextField label="Dealer code" value="HON-20417" disabled onChange={off} />
      <MoneyField label="Monthly budget" required value={budget} onChange={setBudget} />
      <NumberField label="Margin" suffix="%" value={margin} onChange={setMargin} />
      <TextArea label="Note" value={note} onChange={setNote} countTo={500} />
    </Fields>
  )
}
