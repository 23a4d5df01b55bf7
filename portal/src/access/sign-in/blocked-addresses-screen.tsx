import { formatDateTime } from '@portal/core/foundation/format'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { EmptyState } from '@portal/ui/empty-state'
import { LogIn, ShieldCheck } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { List, whole, type Action, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

type Row = RowOf<'users.blockedIps'>

const columns: readonly ListColumn<Row>[] = [
  { id: 'ip', label: 'Address', value: ({ ip }) => ip, grow: true },
  { id: 'failures', label: 'Wrong passwords', kind: 'number', value: ({ failures }) => failures, width: 170 },
  {
    id: 'blockedAt',
    label: 'Blocked at',
    value: ({ blockedAt }) => blockedAt,
    cell: ({ blockedAt }) => formatDateTime(blockedAt),
    width: 220,
  },
  {
    id: 'blockedUntil',
    label: 'Blocked until',
    value: ({ blockedUntil }) => blockedUntil,
    cell: ({ blockedUntil }) => formatDateTime(blockedUntil),
    width: 220,
  },
]

const source = whole('users.blockedIps', {}, { search: ({ ip }) => ip })

const unblock = async ({ id }: Row): Promise<void> => {
  try {
    await api.call('users.unblockIp', { params: { id } })
    refresh('users.blockedIps')
    showSuccess(defaultSuccessMessage)
  } catch (error) {
    report(error)
  }
}

const actions: readonly Action<Row>[] = [
  { name: 'Unblock', icon: LogIn, shortcut: 'u', run: (row) => void unblock(row) },
]

/** Network addresses from which too many wrong passwords came. */
export const BlockedAddressesScreen = (): ReactElement => (
  <Page
    title="Blocked Addresses"
    description="Nobody signs in from these for a while. People who are signed in already are not disturbed."
  >
    <List
      name="admin.blocked-addresses"
      label="Blocked addresses"
      of={source}
      columns={columns}
      sort={{ column: 'blockedAt', descending: true }}
      search="Address"
      actions={actions}
      empty={
        <EmptyState icon={ShieldCheck} title="No address is blocked">
          An address with more than 50 wrong passwords in a quarter of an hour appears here for half an hour.
        </EmptyState>
      }
    />
  </Page>
)
