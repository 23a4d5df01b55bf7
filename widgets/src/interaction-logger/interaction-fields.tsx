import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { today } from '@portal/core/foundation/format/time'
import { Switch } from '@portal/ui/choice'
import { DateField } from '@portal/ui/date-picker'
import { FileField } from '@portal/ui/file-field'
import { RichTextField } from '@portal/ui/rich-text'
import { Select } from '@portal/ui/select'
import { useCallback, type KeyboardEvent, type ReactElement } from 'react'
import { ClientField } from '../client-fields/client-field.tsx'
import { RelatedStores } from '../client-fields/related-stores.tsx'
import { useLoaded } from '../element/use-loaded.ts'
import { AfterSave } from './after-save.tsx'
import { attachmentSize } from './form-rules.ts'
import { withBody, withLabels } from './form.ts'
import styles from './interaction-fields.module.css'
import { KeptFiles } from './kept-files.tsx'
import { OnBehalfOf } from './on-behalf-of.tsx'
import { TypeFields } from './type-fields.tsx'
import type { InteractionFormState } from './use-interaction-form.ts'
import type { LoggerChoices } from './use-logger-choices.ts'

export interface InteractionFieldsProps {
  readonly client: Client
  readonly userId: number
  readonly choices: LoggerChoices
  readonly state: InteractionFormState
  readonly origin: string
}

/** The fields of the logger, in the order in which one thinks of them. */
export function InteractionFields({
  client,
  userId,
  choices,
  state,
  origin,
}: InteractionFieldsProps): ReactElement {
  const { form, shown, set, leave, saving } = state
  const team = useTeam(client, form.client?.value ?? null)
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    state.save()
  }
  return (
    <div className={styles.fields} onKeyDownCapture={saveByKey}>
      <div className={styles.wide}>
        <ClientField
          clients={choices.clients}
          value={form.client}
          // An interaction stays with the client it was logged for.
          disabled={choices.earlier !== null}
          // Stores, people and in whose name it is belong to the client, so another one empties them.
          onChange={(chosen) => set({ client: chosen, stores: [], people: {}, onBehalfOf: null })}
          error={shown['client'] ?? shown['clientId']}
        />
      </div>
      {form.client && <RelatedPart client={client} clientId={form.client.value} state={state} />}
      <Select
        label="Interaction Type"
        required
        options={typeOptions(choices, form.typeId)}
        value={form.typeId}
        onChange={(typeId) => set({ typeId })}
        error={shown['interactionTypeId']}
      />
      <DateField
        label="Published Date"
        required
        value={form.publishedAt}
        max={today()}
        onChange={(publishedAt) => set({ publishedAt })}
        onBlur={() => leave('publishedAt')}
        error={shown['publishedAt']}
      />
      {form.client && team && <OnBehalfOf userId={userId} team={team} state={state} />}
      <TypeFields state={state} team={team} earlier={choices.earlier} />
      <div className={styles.wide}>
        <RichTextField
          label="Body"
          required
          value={form.body}
          onChange={(body) => set(withBody(form, body))}
          onBlur={() => leave('body')}
          error={shown['body']}
          uploadImage={async (file) =>
            `${origin}${(await client.call('assets.uploadFromEditor', { files: [file] })).address}`
          }
        />
      </div>
      <div className={styles.wide}>
        <FileField
          label="Attachments"
          files={form.files}
          onChange={(files) => set({ files: withLabels(form.files, files) })}
          check={attachmentSize}
          descriptionLabel="Description (at most 50 characters)"
          hint="Less than 100 MB each."
          error={shown['attachments']}
          disabled={saving}
        />
        <KeptFiles form={form} set={set} fieldId={null} label="Attachments" disabled={saving} />
        {state.progress !== null && (
          <progress className={styles.progress} value={state.progress} aria-label="Sending the attachments" />
        )}
      </div>
      <div className={styles.wide}>
        <Switch
          label="Public"
          hint="The client can see public interactions."
          checked={form.isPublic}
          onChange={(isPublic) => set({ isPublic })}
        />
      </div>
      <AfterSave client={client} state={state} />
    </div>
  )
}

function RelatedPart({
  client,
  clientId,
  state: { form, shown, set },
}: {
  readonly client: Client
  readonly clientId: number
  readonly state: InteractionFormState
}): ReactElement {
  return (
    <div className={styles.stores}>
      <RelatedStores
        client={client}
        clientId={clientId}
        value={form.stores}
        onChange={(stores) => set({ stores })}
        error={shown['associatedStoreIds']}
      />
    </div>
  )
}

/** Types in use, and the one that the interaction has already. */
function typeOptions({ types, earlier }: LoggerChoices, chosen: number | null) {
  const offered = types
    .filter(({ active, id }) => active || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }))
  return earlier && !offered.some(({ value }) => value === earlier.interactionTypeId)
    ? [{ value: earlier.interactionTypeId, label: earlier.interactionType.name }, ...offered]
    : offered
}

type Team = NonNullable<Answer<'clients.get'>['ClientUsers']>

/** The team of the chosen client; undefined while there is none. */
function useTeam(client: Client, clientId: number | null): Team | undefined {
  const load = useCallback(
    async (): Promise<Team> =>
      clientId === null
        ? []
        : ((await client.call('clients.get', { params: { id: String(clientId) } })).ClientUsers ?? []),
    [client, clientId],
  )
  return useLoaded(load, clientId !== null).data ?? undefined
}
