import { earliestActivityDate, attachmentLabelLength } from '@portal/core/activities/constants'
import { findClients } from '@portal/core/clients/find-clients'
import { buildIndex } from '@portal/core/clients/search-index'
import type { Client } from '@portal/core/contract/client'
import { today } from '@portal/core/format'
import { Combobox, MultiSelect } from '@portal/ui/combobox'
import { DateField, TimeField } from '@portal/ui/date-picker'
import { FileField } from '@portal/ui/file-field'
import { RichTextField } from '@portal/ui/rich-text'
import { Select, type Option } from '@portal/ui/select'
import { Switch } from '@portal/ui/choice'
import { useCallback, useMemo, type KeyboardEvent, type ReactElement } from 'react'
import styles from './activity-fields.module.css'
import type { Choices } from './activity-logger.tsx'
import { attachmentSize, categoriesOf } from './form.ts'
import type { ActivityFormState } from './use-activity-form.ts'
import { useLoaded } from '../element/use-loaded.ts'

interface ActivityFieldsProps {
  readonly client: Client
  readonly choices: Choices
  readonly form: ActivityFormState
}

/** The fields of the plain form (shell 2.11), in the order in which one thinks of them. */
export function ActivityFields({ client, choices, form }: ActivityFieldsProps): ReactElement {
  const { values, shown, set, leave } = form
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.save()
  }
  return (
    <div className={styles.fields} onKeyDownCapture={saveByKey}>
      <div className={styles.wide}>
        <ClientField choices={choices} form={form} />
      </div>
      <Select
        label="Activity Type"
        required
        options={choices.types
          .filter((type) => type.active)
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
      <RelatedStores client={client} form={form} />
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

function ClientField({ choices, form }: Omit<ActivityFieldsProps, 'client'>): ReactElement {
  const index = useMemo(() => buildIndex(choices.clients, today()), [choices.clients])
  const search = useCallback(
    (query: string): readonly Option<number>[] => {
      const found =
        query.trim() === '' ? index.clients.slice(0, mostClients) : findClients(index, query, mostClients)
      return found.map((client) => ({
        value: client.id,
        label: client.name,
        ...(client.identifier ? { description: client.identifier } : {}),
      }))
    },
    [index],
  )
  return (
    <Combobox
      label="Client"
      required
      placeholder="Select a client..."
      value={form.values.client}
      // Related stores belong to the client's group, so another client empties them.
      onChange={(client) => form.set({ client, stores: [] })}
      search={search}
      error={form.shown.client}
    />
  )
}

/** Clients shown at once while one types. */
const mostClients = 30

function RelatedStores({ client, form }: Omit<ActivityFieldsProps, 'choices'>): ReactElement | null {
  const clientId = form.values.client?.value ?? null
  const load = useCallback(
    async () => (clientId === null ? [] : client.call('clients.groupStores', { params: { id: clientId } })),
    [client, clientId],
  )
  const stores = useLoaded(load, clientId !== null)
  if (clientId === null || stores.data === null || stores.data.length === 0) return null
  return (
    <div className={styles.wide}>
      <MultiSelect
        label="Related Stores"
        placeholder="Stores of the same group"
        options={stores.data.map((store) => ({ value: store.id, label: store.name }))}
        value={form.values.stores}
        onChange={(chosen) => form.set({ stores: chosen })}
      />
    </div>
  )
}
