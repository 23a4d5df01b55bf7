import { useState } from 'react'
import type { ReactElement } from 'react'
import { Checkbox, RadioGroup, Switch } from '../choice/index.ts'
import { matching } from '../combobox/fold.ts'
import { Combobox, MultiSelect } from '../combobox/index.ts'
import { DateField, TimeField } from '../date-picker/index.ts'
import { chooseFiles, FileField } from '../file-field/index.ts'
import type { ChosenFile } from '../file-field/index.ts'
import { Search } from '../icon/index.ts'
import { MoneyField, NumberField } from '../number-field/index.ts'
import { RichTextField } from '../rich-text/index.ts'
import type { Person } from '../rich-text/index.ts'
import { Select } from '../select/index.ts'
import type { Option } from '../select/index.ts'
import { TextArea, TextField } from '../text-field/index.ts'
import { dealers, people, services } from './example-data.ts'
import { Fields, Section } from './section.tsx'

const hundredMegabytes = (file: File): string | null =>
  file.size < 100 * 1024 * 1024 ? null : 'File size should be less than 100 mb.'

const exampleFiles = (): readonly ChosenFile[] =>
  chooseFiles([
    new File([new Uint8Array(482_000)], 'inventory-november.csv', { type: 'text/csv' }),
    new File([new Uint8Array(1_900_000)], 'storefront.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'walkaround.mov', { type: 'video/quicktime' }),
  ]).map((file, index) =>
    index === 0
      ? { ...file, sent: true, description: 'What is on the lot' }
      : index === 1
        ? { ...file, progress: 0.62 }
        : { ...file, error: 'File size should be less than 100 mb.' },
  )

const EXAMPLE_TEXT =
  '<p>Reviewed <strong>November pacing</strong> with the general manager:</p><ul><li><p>Move $1,500 from display to <em>paid search</em></p></li><li><p>New offers by Friday</p></li></ul>'

const findPeople = async (query: string): Promise<readonly Person[]> =>
  matching(people, query).map(({ value, label, description }) => ({ id: value, name: label, description }))

/** Everything one fills in. */
export const FieldExamples = (): ReactElement => {
  const [name, setName] = useState('Northgate Honda')
  const [email, setEmail] = useState('dana@')
  const [note, setNote] = useState('Call before noon. Asks for a second quote on video.')
  const [budget, setBudget] = useState('12,500.00')
  const [margin, setMargin] = useState('15')
  const [agreed, setAgreed] = useState(true)
  const [online, setOnline] = useState(true)
  const [frequency, setFrequency] = useState<'monthly' | 'once' | null>('monthly')
  const [service, setService] = useState<number | null>(2)
  const [client, setClient] = useState<Option<number> | null>(dealers[3] ?? null)
  const [stores, setStores] = useState<readonly Option<number>[]>(dealers.slice(0, 2))
  const [start, setStart] = useState('2026-11-20')
  const [time, setTime] = useState('14:30')
  const [body, setBody] = useState(EXAMPLE_TEXT)
  const [files, setFiles] = useState(exampleFiles)
  const off = (): void => undefined
  return (
    <>
      <Section title="Text">
        <Fields>
          <TextField
            label="Client name"
            required
            value={name}
            onChange={setName}
            hint="As it stands on the agreement."
          />
          <TextField
            label="E-mail"
            type="email"
            value={email}
            onChange={setEmail}
            error="E-mail must be valid"
          />
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
      </Section>

      <Section title="Choices">
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
            <Switch
              label="Online"
              hint="Others see that you are here."
              checked={online}
              onChange={setOnline}
            />
            <br />
            <Switch label="Sync with the calendar" checked={false} onChange={off} />
            <br />
            <Switch label="Locked" checked disabled onChange={off} />
          </div>
        </Fields>
      </Section>

      <Section title="Lists to choose from">
        <Fields>
          <Select label="Service" required options={services} value={service} onChange={setService} />
          <Select
            label="Region"
            options={services}
            value={null}
            onChange={off}
            error="This field is required"
          />
          <Select label="Department" options={services} value={4} disabled onChange={off} />
          <Combobox label="Client" required options={dealers} value={client} onChange={setClient} />
          <MultiSelect label="Related stores" options={dealers} value={stores} onChange={setStores} />
        </Fields>
      </Section>

      <Section title="Dates, times and files">
        <Fields>
          <DateField label="Start" required value={start} onChange={setStart} />
          <DateField label="End" value="" onChange={off} min="2026-11-20" error="End must be after start" />
          <TimeField label="Time" value={time} onChange={setTime} hint="Central time" />
        </Fields>
        <FileField
          label="Attachments"
          hint="Up to 100 MB each."
          files={files}
          onChange={setFiles}
          check={hundredMegabytes}
          descriptionLabel="Description"
        />
      </Section>

      <Section title="Rich text">
        <RichTextField
          label="Activity"
          required
          value={body}
          onChange={setBody}
          placeholder="What was done? Mention people with @."
          searchPeople={findPeople}
          uploadImage={async (file) => URL.createObjectURL(file)}
        />
      </Section>
    </>
  )
}
