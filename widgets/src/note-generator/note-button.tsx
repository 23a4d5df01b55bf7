import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { Button } from '@portal/ui/button'
import { WandSparkles } from '@portal/ui/icon'
import { later } from '@portal/ui/later'
import { useCallback, useState, type ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'

const NoteGenerator = later(async () => (await import('./note-generator.tsx')).NoteGenerator)

interface NoteButtonProps {
  readonly client: Client
  readonly userId: number
  /** The client that is chosen, if one is. */
  readonly chosen: { readonly value: number; readonly label: string } | null
  /** Whether the generator is open to this person, where that is known already; the server is asked otherwise. */
  readonly may: boolean | undefined
  readonly disabled: boolean
  readonly onAdded: (activity: Answer<'activities.create'>) => void
}

/** Opens the generator from the activity logger, for whom it is. */
export function NoteButton({
  client,
  userId,
  chosen,
  may,
  disabled,
  onAdded,
}: NoteButtonProps): ReactElement | null {
  const [open, setOpen] = useState(false)
  const ask = useCallback(async () => (await client.call('users.current')).features.assistant, [client])
  const answered = useLoaded(ask, may === undefined)
  if (!(may ?? answered.data ?? false)) return null
  return (
    <>
      <Button icon={WandSparkles} disabled={disabled || chosen === null} onClick={() => setOpen(true)}>
        AI performance notes
      </Button>
      {open && chosen !== null && (
        <NoteGenerator
          client={client}
          clientId={chosen.value}
          clientName={chosen.label}
          userId={userId}
          mayLog
          onAdded={onAdded}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
