import { earliestActivityDate, attachmentLabelLength } from '@portal/core/work/activities/constants'
import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { DateField, TimeField } from '@portal/ui/date-picker'
import { FileField } from '@portal/ui/file-field'
import { RichTextField } from '@portal/ui/rich-text'
import { Select } from '@portal/ui/select'
import { Switch } from '@portal/ui/choice'
import { later } from '@portal/ui/later'
import { type KeyboardEvent, type ReactElement } from 'react'
import { ClientField } from '../client-fields/client-field.tsx'
import { RelatedStores } from '../client-fields/related-stores.tsx'
import styles from './activity-fields.module.css'
import type { Choices } from './activity-logger.tsx'
import { attachmentSize, categoriesOf } from './form.ts'
import { PacingNoteSwitch } from './pacing-note-switch.tsx'
import type { ActivityFormState } from './use-activity-form.ts'

const NoteButton = later(async () => (await import('../note-generator/note-button.tsx')).NoteButton)
const FlowButton = later(async () => (await import('./flows/flow-button.tsx')).FlowButton)
const MoreFields = later(async () => (await import('./more-fields.tsx')).MoreFields)

interface ActivityFieldsProps {
  readonly client: Client
  readonly userId: number
  /** Whether the note generator is open to the person; asked of the server where it is not known. */
  readonly mayGenerate: boolean | undefined
  /** Told of activities that the note generator added. */
  readonly onAdded: (activity: Answer<'activities.create'>) => void
  readonly choices: Choices
  /** The client was given where the logger was opened (the field is of the header alone). */
  readonly given: boolean
  readonly form: ActivityFormState
}

/** The fields of the plain form, in the order in which one thinks of them. */
export function ActivityFields({
  client,
  userId,
  mayGenerate,
  onAdded,
  choices,
  given,
  form,
}: ActivityFieldsProps): ReactElement {
  const { values, shown, set, leave } = form
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || inOtherDialog(event)) return
    event.preventDefault()
    form.save()
  }
  const pacingNote = (totals: string): ReactElement => <PacingNoteSwitch form={form} totals={totals} />
  return (
    <div className={styles.fields} onKeyDownCapture={saveByKey}>
      {!given && (
        <div className={styles.wide}>
          <ClientField
            clients={choices.clients}
            value={values.client}
            // Related stores belong to the client's group, so another client empties them.
            onChange={(chosen) => set({ client: chosen, stores: [] })}
            error={shown.client}
            disabled={form.editing !== null}
          />
        </div>
      )}
      <Select
        label="Activity Type"
        required
        options={choices.types
          .filter((type) => type.active || type.id === values.typeId)
          .map((type) => ({ value: type.id, label: type.name }))}
        value={values.typeId}
        onChange={form.setType}
        error={shown.typeId}
      />
      <Select
        label="Category"
        required
        options={categoriesOf(choices.categories, values.typeId).map((category) => ({
          value: category.id,
          label: category.name,
        }))}
        value={values.categoryId}
        onChange={(categoryId) => set({ categoryId })}
        disabled={values.typeId === null}
        {...(values.typeId === null ? { hint: 'Choose an activity type first.' } : {})}
        error={shown.categoryId}
      />
      <DateField
        label="Date"
        required
        value={values.date}
        min={earliestActivityDate}
        onChange={(date) => set({ date })}
        onBlur={() => leave('date')}
        error={shown.date}
      />
      <TimeField
        label="Time"
        required
        value={values.time}
        onChange={(time) => set({ time })}
        hint="Central Time"
        error={shown.time}
      />
      {values.client && (
        <div className={styles.stores}>
          <RelatedStores
            client={client}
            clientId={values.client.value}
            value={values.stores}
            onChange={(stores) => set({ stores })}
          />
        </div>
      )}
      <div className={styles.tools}>
        <FlowButton client={client} choices={choices} form={form} />
        <NoteButton
          client={client}
          userId={userId}
          chosen={values.client}
          may={mayGenerate}
          disabled={form.saving}
          onAdded={onAdded}
        />
      </div>
      <div className={styles.wide}>
        <RichTextField
          label="Activity"
          required
          value={values.body}
          onChange={(body) => set({ body })}
          onBlur={() => leave('body')}
          error={shown.body}
          uploadImage={async (file) =>
            (await client.call('assets.uploadFromEditor', { files: [file] })).address
          }
          searchPeople={async (search) => {
            const people = await client.call('users.active', { query: { search, limit: 10 } })
            return people.map((person) => ({ id: person.id, name: person.fullName }))
          }}
        />
      </div>
      <div className={styles.wide}>
        <FileField
          label="Attachments"
          files={values.files}
          onChange={(files) => set({ files: form.progress === null ? files : values.files })}
          check={(file) => attachmentSize(file)}
          descriptionLabel={`Description (at most ${attachmentLabelLength} characters)`}
          hint="Up to 100 MB each."
          error={shown.files}
          disabled={form.saving}
        />
        {form.progress !== null && (
          <progress className={styles.progress} value={form.progress} aria-label="Sending the attachments" />
        )}
      </div>
      {values.typeId !== null || values.kept.length > 0 ? (
        <MoreFields client={client} form={form} pacingNote={pacingNote} meanwhile={pacingNote('')} />
      ) : (
        pacingNote('')
      )}
      <div className={styles.wide}>
        <Switch
          label="External"
          hint="The client can see external activities."
          checked={values.isExternal}
          onChange={(isExternal) => set({ isExternal })}
        />
      </div>
    </div>
  )
}

/** Whether a key was pressed in a dialog that stands over the fields. */
const inOtherDialog = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog') !== currentTarget.closest('dialog')
