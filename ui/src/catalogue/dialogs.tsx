import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { ConfirmDialog, Dialog } from '../dialog/index.ts'
import { TextField } from '../text-field/index.ts'
import { showSuccess } from '../toast/index.ts'
import { Row } from './section.tsx'

type Opened = 'form' | 'full' | 'stays' | 'question' | null

/** Dialogs of every kind. */
export const Dialogs = (): ReactElement => {
  const [opened, setOpened] = useState<Opened>(null)
  const [title, setTitle] = useState('')
  const close = (): void => setOpened(null)
  return (
    <>
      <Row>
        <Button onClick={() => setOpened('form')}>Form</Button>
        <Button onClick={() => setOpened('full')}>Full screen</Button>
        <Button onClick={() => setOpened('stays')}>One that stays</Button>
        <Button onClick={() => setOpened('question')}>Question</Button>
      </Row>
      <Dialog
        open={opened === 'form'}
        title="New request"
        description="A developer looks at it within one working day."
        width={840}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              onClick={() => {
                close()
                showSuccess('Your request is successfully processed.')
              }}
            >
              Submit
            </Button>
          </>
        }
      >
        <TextField label="Brief title" required value={title} onChange={setTitle} />
      </Dialog>
      <Dialog open={opened === 'full'} title="Support requests" width="full" onClose={close}>
        All of the window.
      </Dialog>
      <Dialog
        open={opened === 'stays'}
        title="Change your password"
        persistent
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Update
          </Button>
        }
      >
        Escape and a press outside do nothing.
      </Dialog>
      <ConfirmDialog
        open={opened === 'question'}
        title="Delete this budget?"
        confirmLabel="Delete"
        danger
        onConfirm={close}
        onCancel={close}
      >
        SEM for Northgate Honda, $4,250.00 a month. This cannot be taken back.
      </ConfirmDialog>
    </>
  )
}
