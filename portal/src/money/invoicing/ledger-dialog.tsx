import { downloaded } from '@portal/core/foundation/contract/download'
import { formatDateTime } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import {
  dateOrders,
  ledgerLabel,
  ledgers,
  type Ledger,
  type LedgerSettings,
} from '@portal/core/money/invoicing/ledger'
import { Banner } from '@portal/ui/banner'
import { Button, IconButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Download, FileSpreadsheet } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { Table } from '@portal/ui/table'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { Answer } from '@portal/core/calls'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { AskingDialog } from '../../platform/parts/form/index.ts'
import { giveFile } from '../../platform/parts/list/index.ts'
import styles from './invoicing.module.css'

type Batch = Answer<'invoicing.exports'>[number]

interface LedgerDialogProps {
  readonly month: string
  readonly mayExport: boolean
  readonly onClose: () => void
}

/** The files of a month for the ledgers: made once for each invoice, downloaded as often as wanted. */
export function LedgerDialog({ month, mayExport, onClose }: LedgerDialogProps): ReactElement {
  const { data: batches } = useCall('invoicing.exports', { query: { month } })
  const { data: settings } = useCall('invoicing.settings')
  const [busy, setBusy] = useState<Ledger | null>(null)
  const typed = useRef(false)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const download = async ({ id }: Pick<Batch, 'id'>): Promise<void> => {
    try {
      const { blob, fileName } = await downloaded(api.response('invoicing.exportFile', { params: { id } }))
      giveFile(blob, fileName)
    } catch (failure) {
      report(failure)
    }
  }
  const make = async (ledger: Ledger): Promise<void> => {
    setBusy(ledger)
    try {
      const made = await api.call('invoicing.export', { body: { month, ledger } })
      setLeftOut(made.leftOut)
      showSuccess(`${made.batches.length === 1 ? 'The file is' : `${made.batches.length} files are`} ready.`)
      for (const batch of made.batches) await download(batch)
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(null)
      refresh('invoicing')
    }
  }
  return (
    <AskingDialog
      typed={() => typed.current}
      title={`Ledger files of ${monthName(month)}`}
      description="Approved invoices that no file holds yet. The ledger would take an invoice twice: none is in two files."
      width={760}
      onClose={onClose}
      closeLabel="Close"
      actions={
        mayExport &&
        ledgers.map((ledger) => (
          <Button
            key={ledger}
            icon={FileSpreadsheet}
            variant={ledger === 'xero' ? 'primary' : 'secondary'}
            loading={busy === ledger}
            onClick={() => void make(ledger)}
          >
            Make {ledgerLabel[ledger]} file
          </Button>
        ))
      }
    >
      <div className={styles.dialog}>
        {leftOut.length > 0 && (
          <Banner tone="warning">
            {leftOut.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </Banner>
        )}
        {batches?.length === 0 ? (
          <EmptyState icon={FileSpreadsheet} title="No files yet">
            Approve the invoices, then make the file for your ledger.
          </EmptyState>
        ) : (
          <Table<Batch>
            label="Files"
            loading={batches === undefined}
            columns={[
              {
                id: 'file',
                label: 'File',
                value: ({ ledger, fileNumber }) => `${ledgerLabel[ledger]} ${fileNumber}`,
                width: 140,
              },
              {
                id: 'invoices',
                label: 'Invoices',
                kind: 'number',
                value: ({ invoices }) => invoices,
                width: 90,
              },
              {
                id: 'total',
                label: 'Total',
                kind: 'money',
                value: ({ total }) => Math.round(total * 100),
                cell: ({ total }) => formatDollars(total),
                width: 130,
              },
              {
                id: 'made',
                label: 'Made',
                value: ({ createdAt, createdBy }) => `${formatDateTime(createdAt)} by ${createdBy}`,
                width: 220,
              },
            ]}
            rows={batches ?? []}
            rowId={({ id }) => String(id)}
            actions={(batch) => (
              <IconButton
                icon={Download}
                size="small"
                label={`Download ${ledgerLabel[batch.ledger]} file ${batch.fileNumber}`}
                onClick={() => void download(batch)}
              />
            )}
          />
        )}
        {settings && mayExport && (
          <Settings
            key={JSON.stringify(settings)}
            settings={settings}
            onTyped={(changed) => {
              typed.current = changed
            }}
          />
        )}
      </div>
    </AskingDialog>
  )
}

function Settings({
  settings,
  onTyped,
}: {
  readonly settings: LedgerSettings
  readonly onTyped: (changed: boolean) => void
}): ReactElement {
  const [values, setValues] = useState(settings)
  const [busy, setBusy] = useState(false)
  const changed = JSON.stringify(values) !== JSON.stringify(settings)
  useEffect(() => onTyped(changed))
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.call('invoicing.setSettings', { body: values })
      showSuccess('What the ledger calls things has been saved.')
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
      refresh('invoicing')
    }
  }
  const set = (change: Partial<LedgerSettings>): void => setValues({ ...values, ...change })
  return (
    <form
      className={styles.section}
      aria-label="What the ledger calls things"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 className={styles.heading}>What the ledger calls things</h3>
      <div className={styles.fields}>
        <TextField
          label="Account of lines without one"
          hint="A service's own account code comes first."
          value={values.accountCode}
          onChange={(accountCode) => set({ accountCode: accountCode.slice(0, 50) })}
        />
        <Select
          label="Dates"
          options={dateOrders.map((order) => ({ value: order, label: order }))}
          value={values.dateOrder}
          onChange={(dateOrder) => set({ dateOrder })}
        />
        <TextField
          label="Tax of taxed lines"
          value={values.taxType}
          onChange={(taxType) => set({ taxType: taxType.slice(0, 100) })}
        />
        <TextField
          label="Tax of other lines"
          value={values.taxFreeType}
          onChange={(taxFreeType) => set({ taxFreeType: taxFreeType.slice(0, 100) })}
        />
      </div>
      <div className={styles.row}>
        <Button type="submit" size="small" disabled={!changed} loading={busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
