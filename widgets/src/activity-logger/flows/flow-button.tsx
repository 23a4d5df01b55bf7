import { flowFor } from '@portal/core/work/activities/flows/flow-for'
import type { FlowState } from '@portal/core/work/activities/flows/machine'
import type { FlowNote } from '@portal/core/work/activities/flows/note'
import type { Client } from '@portal/core/client'
import { Button } from '@portal/ui/button'
import { chooseFiles } from '@portal/ui/file-field'
import { Route } from '@portal/ui/icon'
import { later } from '@portal/ui/later'
import { useId, useState, type ReactElement } from 'react'
import type { Choices } from '../activity-logger.tsx'
import type { ActivityFormState } from '../use-activity-form.ts'
import styles from './flow-button.module.css'

const FlowDialog = later(async () => (await import('./flow-dialog.tsx')).FlowDialog)

interface FlowButtonProps {
  readonly client: Client
  readonly choices: Choices
  readonly form: ActivityFormState
}

/**
 * Opens the guided flow of the chosen type, and keeps what was
 * answered in it while the logger is open, so that closing it loses nothing.
 */
export function FlowButton({ client, choices, form }: FlowButtonProps): ReactElement {
  const { values, set } = form
  const id = useId()
  const [open, setOpen] = useState(false)
  const [kept, setKept] = useState<{ readonly of: string; readonly state: FlowState } | null>(null)
  const chosen = values.client?.value ?? null
  const industry = choices.clients.find((one) => one.id === chosen)?.industryId ?? null
  const flow = flowFor(values.typeId, industry)
  const hint = hintFor(chosen, values.typeId, flow !== null)
  // What display/video is about follows the section.
  const of = `${flow} ${chosen} ${values.sectionId}`
  const put = (note: FlowNote): void => {
    const files = note.files.flatMap(({ file, description }) =>
      chooseFiles([file]).map((one) => ({ ...one, description })),
    )
    // Below what was written already.
    set({ body: `${values.body}${note.html}`, files: [...values.files, ...files] })
    // A placeholder is pointed at right away.
    form.leave('body')
    setOpen(false)
    setKept(null)
  }
  return (
    <>
      <Button
        icon={Route}
        disabled={flow === null || chosen === null || form.saving}
        aria-describedby={hint === null ? undefined : id}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>create note with flow</span>
      </Button>
      {hint !== null && (
        <span className={styles.hint} id={id}>
          {hint}
        </span>
      )}
      {open && flow !== null && chosen !== null && (
        <FlowDialog
          client={client}
          flow={flow}
          clientId={chosen}
          clientName={values.client?.label ?? ''}
          sectionId={values.sectionId}
          kept={kept?.of === of ? kept.state : null}
          onState={(state) => setKept({ of, state })}
          onDone={put}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Why the button does nothing; null when it does. */
function hintFor(clientId: number | null, typeId: number | null, hasFlow: boolean): string | null {
  if (clientId === null) return 'Select a client...'
  if (typeId === null) return 'Choose an activity type first.'
  return hasFlow ? null : 'There is no flow for this type and client.'
}
