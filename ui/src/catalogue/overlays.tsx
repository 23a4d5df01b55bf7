import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { ConfirmDialog, Dialog } from '../dialog/index.ts'
import { Archive, Copy, ExternalLink, Pencil, Trash2 } from '../icon/index.ts'
import { IconMenu, MenuButton } from '../menu/index.ts'
import type { MenuEntry } from '../menu/index.ts'
import { Popover } from '../popup/index.ts'
import { Tabs } from '../tabs/index.ts'
import { TextField } from '../text-field/index.ts'
import { showError, showInformation, showSuccess } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { Row, Section } from './section.tsx'

const entries: readonly MenuEntry[] = [
  { label: 'Edit', icon: Pencil, hint: 'E', onSelect: () => showInformation('Editing.') },
  { label: 'Copy', icon: Copy, onSelect: () => showSuccess('Copied.') },
  { label: 'Open in a new tab', icon: ExternalLink, href: '#menus' },
  { label: 'Archive', icon: Archive, disabled: true },
  'line',
  {
    label: 'Delete',
    icon: Trash2,
    danger: true,
    onSelect: () => showSuccess('Budget deleted.', { undo: () => showInformation('It is back.') }),
  },
]

type Opened = 'form' | 'full' | 'stays' | 'question' | null

/** Everything that floats. */
export const Overlays = (): ReactElement => {
  const [opened, setOpened] = useState<Opened>(null)
  const [tab, setTab] = useState<'budgets' | 'activity' | 'contacts' | 'files'>('budgets')
  const [title, setTitle] = useState('')
  const close = (): void => setOpened(null)
  return (
    <>
      <Section title="Tabs">
        <Tabs
          label="Client profile"
          tabs={[
            { id: 'budgets', label: 'Budgets', count: 12 },
            { id: 'activity', label: 'Activity', count: 1284 },
            { id: 'contacts', label: 'Contacts' },
            { id: 'files', label: 'Files', disabled: true },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          The content of {tab}.
        </Tabs>
      </Section>

      <Section title="Menus, popovers and tooltips">
        <Row>
          <MenuButton label="Actions" items={entries} />
          <IconMenu label="More actions" items={entries} placement="bottom-start" />
          <MenuButton
            label="Create"
            variant="primary"
            openOnHover
            items={[{ heading: 'Create' }, { label: 'Contact' }, { label: 'Client Activity' }]}
          />
          <Popover label="Share" trigger={(trigger) => <Button {...trigger}>Share</Button>}>
            {(done) => (
              <Row>
                <TextField
                  label="Link"
                  value="https://portal.example/r/8f2c"
                  readOnly
                  onChange={() => undefined}
                />
                <Button variant="primary" onClick={done}>
                  Copy link
                </Button>
              </Row>
            )}
          </Popover>
          <Tooltip text="Counts clients with at least one active budget." describes>
            <Button variant="ghost">What is this?</Button>
          </Tooltip>
        </Row>
      </Section>

      <Section title="Dialogs and messages">
        <Row>
          <Button onClick={() => setOpened('form')}>Form</Button>
          <Button onClick={() => setOpened('full')}>Full screen</Button>
          <Button onClick={() => setOpened('stays')}>One that stays</Button>
          <Button onClick={() => setOpened('question')}>Question</Button>
          <Button onClick={() => showSuccess('Your request is successfully processed.')}>Success</Button>
          <Button
            onClick={() =>
              showError('There was an error processing your request. Please refresh this page and try again.')
            }
          >
            Error
          </Button>
          <Button
            onClick={() => showSuccess('Activity deleted.', { undo: () => showInformation('It is back.') })}
          >
            With Undo
          </Button>
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
      </Section>
    </>
  )
}
