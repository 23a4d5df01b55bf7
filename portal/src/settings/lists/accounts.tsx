import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { accountFields, chargedWaysOfFees } from '@portal/core/money/invoicing/accounts'
import { IconButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { SquarePen } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'

type Account = Answer<'invoicing.accounts'>['rows'][number]

const kindLabels = { service: 'Service', fee: 'Fee' } as const

const columns = [
  { id: 'name', label: 'Name', value: ({ name }: Account) => name, width: 220 },
  { id: 'kind', label: 'Of', value: ({ kind }: Account) => kindLabels[kind], width: 92 },
  {
    id: 'accountCode',
    label: 'Account Code',
    value: ({ accountCode }: Account) => (accountCode === '' ? null : accountCode),
    width: 132,
  },
  { id: 'charged', label: 'Charged', value: ({ charged }: Account) => charged, width: 132 },
  {
    id: 'profitCenter',
    label: 'Profit Center',
    value: ({ ProfitCenter }: Account) => ProfitCenter?.name,
    width: 160,
  },
]

/** Under which account services and fees go to the ledger, and how a month in part is charged. */
export function Accounts(): ReactElement | null {
  const { data } = useCall('invoicing.accounts')
  const [open, setOpen] = useState<Account | null>(null)
  if (!data) return null
  return (
    <Card
      title="On invoices"
      description="The account in the ledger, and how a month is charged that a budget does not run through. Drafts follow at the next run; what was approved stays."
      flush
    >
      <Table
        label="Accounts of services and fees"
        columns={columns}
        {...(data.can.update
          ? {
              actions: (account: Account) => (
                <IconButton
                  icon={SquarePen}
                  label={`Change ${account.name} on invoices`}
                  onClick={() => setOpen(account)}
                />
              ),
            }
          : {})}
        rows={data.rows}
        rowId={({ kind, id }) => `${kind} ${id}`}
      />
      {open && <AccountDialog account={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function AccountDialog({
  account,
  onClose,
}: {
  readonly account: Account
  readonly onClose: () => void
}): ReactElement {
  const { kind, id, name } = account
  const form = useForm({
    fields: accountFields[kind],
    from: account,
    save: ({ accountCode, charged, profitCenterId }) =>
      api.call('invoicing.setAccount', {
        params: { kind, id },
        body: {
          accountCode,
          charged: chargedWaysOfFees.find((way) => way === charged) ?? account.charged,
          profitCenterId,
        },
      }),
    saved: () => {
      refresh('invoicing')
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={`${name} on invoices`}
      width={420}
      saveLabel="Save changes"
      onClose={onClose}
    >
      <FormField of={form} name="accountCode" />
      <FormField of={form} name="charged" />
      <FormField
        of={form}
        name="profitCenterId"
        known={account.ProfitCenter && { value: account.ProfitCenter.id, label: account.ProfitCenter.name }}
      />
    </FormDialog>
  )
}
