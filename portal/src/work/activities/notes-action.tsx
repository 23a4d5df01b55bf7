import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { WandSparkles } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { invalidate } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'

const NoteGenerator = fetched(() => import('@portal/widgets/note-generator').then((m) => m.NoteGenerator))

/** Has performance notes written, for whom that is. */
export function NotesAction({ client }: { readonly client: ClientProfile }): ReactElement {
  const user = useStore(session.$user)
  const [generating, setGenerating] = useState(false)
  const { id, name, can } = client
  return (
    <>
      {user?.features.assistant && (
        <Button icon={WandSparkles} onClick={() => setGenerating(true)}>
          AI performance notes
        </Button>
      )}
      {user && generating && (
        <NoteGenerator
          client={api}
          clientId={id}
          clientName={name}
          userId={user.id}
          mayLog={can.logActivity}
          onAdded={() => invalidate('activities')}
          onClose={() => setGenerating(false)}
        />
      )}
    </>
  )
}
