import { useState } from 'react'
import type { ReactElement } from 'react'
import { Checkbox, RadioGroup, Switch } from '../choice/index.ts'
import { Fields, off } from './section.tsx'

/** What is ticked, switched or one of a few. */
export const Choices = (): ReactElement => {
  const [agreed, setAgreed] = useState(true)
  const [online, setOnline] = useState(true)
  const [frequency, setFrequency] = useState<'monthly' | 'once' | null>('monthly')
  return (
    <Fields>
      <div>
        <Checkbox label="Visible to the client" checked={agreed} onChange={setAgreed} />
        <br />
        <Checkbox label="Some of them" checked={false} mixed onChange={off} />
        <br />
        <Checkbox label="Not yours to change" checked disabled onChange={off} />
        <br />
        <Checkbox
          label="I have read the terms"
          checked={false}
          onChange={off}
          required
          error="This field is required"
        />
      </div>
      <RadioGroup
        label="How often"
        required
        options={[
          { value: 'monthly', label: 'Every month', hint: 'Until it is canceled' },
          { value: 'once', label: 'Once' },
          { value: 'quarter', label: 'Every quarter', disabled: true },
        ]}
        value={frequency}
        onChange={(value) => setFrequency(value === 'quarter' ? null : value)}
      />
      <div>
        <Switch label="Online" hint="Others see that you are here." checked={online} onChange={setOnline} />
        <br />
        <Switch label="Sync with the calendar" checked={false} onChange={off} />
        <br />
        <Switch label="Locked" checked disabled onChange={off} />
      </div>
    </Fields>
  )
}
