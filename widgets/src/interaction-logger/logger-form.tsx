import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { useRef, useState, type ReactElement } from 'react'
import { clientOption } from '../client-fields/client-field.tsx'
import { useGivenClient } from '../client-fields/use-given-client.ts'
import { emptyForm, formOf, prefilled, type InteractionForm } from './form.ts'
import { InteractionFields } from './interaction-fields.tsx'
import { loggerTitle, loggerWidth, type InteractionLoggerProps } from './interaction-logger.tsx'
import { StillToFill } from '../still-to-fill/still-to-fill.tsx'
import { useInteractionForm, type InteractionFormState } from './use-interaction-form.ts'
import type { LoggerChoices } from './use-logger-choices.ts'

export type LoggerFormProps = Omit<InteractionLoggerProps, 'open' | 'interactionId'> & {
  readonly choices: LoggerChoices
}

/** The dialog once everything that it offers is there. */
export function LoggerForm({
  client,
  userId,
  clientId,
  choices,
  draft,
  prefill,
  origin,
  others,
  onClose,
  onSaved,
  onError,
}: LoggerFormProps): ReactElement {
  const { earlier, clients, types } = choices
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [start] = useState(() =>
    earlier ? formOf(earlier) : prefilled(emptyForm(clientOption(clients, clientId)), prefill ?? {}, types),
  )
  const state = useInteractionForm({
    client,
    userId,
    types,
    start,
    earlier,
    draft,
    onSaved: (interaction) => {
      onSaved?.(interaction)
      onClose()
    },
    onError,
    onInvalid: () => requestAnimationFrame(() => focusFirstProblem(place.current)),
  })
  useGivenClient(clients, earlier ? null : clientId, onError)
  const [began] = useState(state.form)
  const leave = (): void => (state.touched ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        open
        title={loggerTitle(earlier)}
        width={loggerWidth}
        persistent
        escapeCloses
        onClose={leave}
        footer={
          <>
            <StillToFill labels={stillToFill(state)} />
            <Button onClick={leave} disabled={state.saving}>
              Cancel
            </Button>
            <Button variant="primary" onClick={state.save} loading={state.saving} disabled={!state.valid}>
              Save
            </Button>
          </>
        }
      >
        <div ref={place}>
          {others}
          {draft?.bar}
          {earlier && <TakenUp form={state.form} start={start} began={began} />}
          <InteractionFields
            client={client}
            userId={userId}
            choices={choices}
            state={state}
            origin={origin}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={earlier ? 'Discard your changes?' : 'Are you sure you want to delete this draft?'}
        confirmLabel={earlier ? 'Discard' : 'Confirm'}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          draft?.clear()
          onClose()
        }}
      >
        What you have typed will be lost.
      </ConfirmDialog>
    </>
  )
}

const labels: Readonly<Record<string, string>> = {
  client: 'Client',
  interactionTypeId: 'Interaction Type',
  publishedAt: 'Published Date',
  body: 'Body',
  attachments: 'Attachments',
  task: 'the task',
  goal: 'New Primary Goal',
}

/** The labels of what Save waits for; fields of the type have their own names. */
const stillToFill = ({ errors, fields }: InteractionFormState): readonly string[] =>
  Object.keys(errors).map(
    (name) => labels[name] ?? fields.find(({ id }) => name === `values.${id}`)?.name ?? name,
  )

interface TakenUpProps {
  readonly form: InteractionForm
  /** The interaction as it is now. */
  readonly start: InteractionForm
  /** What the dialog opened with. */
  readonly began: InteractionForm
}

/** Says that changes which were not saved are here again, and what saving them would do. */
const TakenUp = ({ form, start, began }: TakenUpProps): ReactElement | null =>
  began === start ? null : (
    <Banner
      tone={form.version === start.version ? 'information' : 'warning'}
      title="These are changes that you did not save."
    >
      {form.version === start.version
        ? 'Cancel to discard them.'
        : 'It was changed meanwhile. Saving replaces that; Cancel discards yours.'}
    </Banner>
  )

/** The first field that is wrong, whether it says so itself or in its message. */
function focusFirstProblem(place: HTMLElement | null): void {
  const field = place?.querySelector<HTMLElement>('[aria-invalid=true]')
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
}
