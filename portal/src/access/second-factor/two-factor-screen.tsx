import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { Badge } from '@portal/ui/badge'
import { ConfirmDialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { ShieldCheck, Unlink, Users } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import {
  List,
  paged,
  type Action,
  type BulkAction,
  type Filter,
  type ListColumn,
  type RowOf,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

type Row = RowOf<'users.twoFactorStates'>

const states = {
  off: { label: 'Off', tone: 'neutral' },
  waiting: { label: 'At next sign-in', tone: 'warning' },
  on: { label: 'On', tone: 'success' },
} as const

const columns: readonly ListColumn<Row>[] = [
  { id: 'fullName', label: 'Name', value: ({ fullName }) => fullName, grow: true },
  { id: 'email', label: 'E-mail', value: ({ email }) => email, width: 260 },
  { id: 'userType', label: 'Type', value: ({ userType }) => userType, width: 150 },
  {
    id: 'state',
    label: 'Two-factor',
    value: ({ state }) => states[state].label,
    cell: ({ state }) => (
      <Badge tone={states[state].tone} dot>
        {states[state].label}
      </Badge>
    ),
    width: 150,
  },
  {
    id: 'forced',
    label: 'Demanded',
    value: ({ forced }) => (forced ? 'Yes' : ''),
    sortable: false,
    width: 110,
  },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'state',
    label: 'Two-factor',
    options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: 'choice',
    name: 'userType',
    label: 'Type',
    options: ['Employee', 'Client', 'Partner', 'Regional Manager'].map((type) => ({
      value: type,
      label: type,
    })),
  },
]

const changed = (): void => {
  refresh('users.twoFactorStates')
  showSuccess(defaultSuccessMessage)
}

/** Who signs in with a second factor, and who must (Settings). */
export function TwoFactorScreen(): ReactElement {
  const [leaving, setLeaving] = useState<Row | null>(null)
  const [busy, setBusy] = useState(false)

  const enable = async (rows: readonly Row[]): Promise<boolean> => {
    try {
      const [only] = rows
      await (only && rows.length === 1
        ? api.call('users.enable2FA', { params: { id: only.id } })
        : api.call('users.add2FAToUsers', { body: { userIds: rows.map(({ id }) => id) } }))
      changed()
      return true
    } catch (error) {
      report(error)
      return false
    }
  }
  const disable = async (): Promise<void> => {
    if (!leaving || busy) return
    setBusy(true)
    try {
      await api.call('users.disable2FA', { params: { id: leaving.id }, body: {} })
      changed()
    } catch (error) {
      report(error)
    }
    setBusy(false)
    setLeaving(null)
  }

  const actions: readonly Action<Row>[] = [
    {
      name: 'Demand two-factor',
      icon: ShieldCheck,
      may: ({ can }) => can.enable,
      run: (row) => void enable([row]),
    },
    { name: 'Turn off', icon: Unlink, danger: true, may: ({ can }) => can.disable, run: setLeaving },
  ]
  const bulk: readonly BulkAction<Row>[] = [
    {
      name: 'Demand two-factor',
      icon: ShieldCheck,
      fits: ({ can }) => can.enable,
      run: (rows, clear) => void enable(rows).then((done) => done && clear()),
    },
  ]
  return (
    <Page
      title="Two-Factor Authentication"
      description="Whoever is asked for it sets up an authenticator app at the next sign-in."
    >
      <List
        name="settings.two-factor"
        label="Users"
        of={paged('users.twoFactorStates')}
        columns={columns}
        filters={filters}
        sort={{ column: 'fullName', descending: false }}
        search="Name or e-mail"
        actions={actions}
        bulk={bulk}
        exportAs="Two-factor authentication"
        empty={<EmptyState icon={Users} title="No users yet" />}
      />
      <ConfirmDialog
        open={leaving !== null}
        title="Turn off two-factor authentication?"
        confirmLabel="Turn off"
        danger
        busy={busy}
        onConfirm={() => void disable()}
        onCancel={() => setLeaving(null)}
      >
        <strong>{leaving?.fullName}</strong> will sign in with the password alone and is told by mail.
      </ConfirmDialog>
    </Page>
  )
}
