import { downloaded } from '@portal/core/foundation/contract/download'
import type { Answer } from '@portal/core/calls'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { counted, formatDate } from '@portal/core/foundation/format'
import { sheetLimits, undoableHours } from '@portal/core/programs/manufacturers/sheet'
import { fileSize } from '@portal/core/foundation/rules'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { Download, FileSpreadsheet, RotateCcw } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName, MonthPicker, presentMonth, useMonth } from '../../platform/parts/figures/index.ts'
import { giveFile } from '../../platform/parts/list/export.ts'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import styles from './manufacturers.module.css'

type Sheet = Answer<'oemSheets.check'>

export interface BulkScreenProps {
  readonly program: string
  readonly title: string
  readonly crumbs: readonly Crumb[]
}

const tones = { Checked: 'information', Applied: 'success', Undone: 'neutral' } as const
/** Cells that are shown of a sheet; all of them are applied. */
const mostShown = 200
const megabytes = sheetLimits.each / 1024 / 1024

/** Many stores at once: take the sheet, change it, look at the difference, apply it, undo it. */
export function BulkScreen({ program, title, crumbs }: BulkScreenProps): ReactElement {
  const [month, setMonth] = useMonth(presentMonth(), 2)
  const { data: sheets } = useCall('oemSheets.list', { query: { program } })
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState<'sheet' | 'check' | 'apply' | 'undo' | null>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { data: open } = useCall('oemSheets.get', openId === null ? null : { params: { id: openId } })

  const doing = async (what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      if (what === 'check' && error instanceof ApiError && error.fields['file'])
        setRefused(error.fields['file'])
      else report(error)
    }
    setBusy(null)
  }
  const download = (): Promise<void> =>
    doing('sheet', async () => {
      const { blob, fileName } = await downloaded(
        api.response('oemSheets.current', { query: { program, month } }),
      )
      giveFile(blob, fileName)
    })
  const check = (files: readonly ChosenFile[]): void => {
    setChosen(files)
    setRefused(null)
    const [first] = files
    if (!first || first.error) return
    void doing('check', async () => {
      const sheet = await api.call('oemSheets.check', { body: { program, month }, files: [first.file] })
      setOpenId(sheet.id)
      setChosen([])
      refresh('oemSheets')
    })
  }
  const apply = ({ id, cells }: Sheet): Promise<void> =>
    doing('apply', async () => {
      await api.call('oemSheets.apply', { params: { id }, body: {} })
      refresh('oemSheets', 'oemStores', 'oemBudgets', 'oemHub', 'reports')
      showSuccess(`${cells.length === 1 ? 'One cell is' : `${cells.length} cells are`} changed.`)
    })
  const undo = ({ id }: Sheet): Promise<void> =>
    doing('undo', async () => {
      await api.call('oemSheets.undo', { params: { id }, body: {} })
      refresh('oemSheets', 'oemStores', 'oemBudgets', 'oemHub', 'reports')
      showSuccess('What stood before stands again.')
    })

  return (
    <Page
      title={title}
      crumbs={crumbs}
      description="Take the sheet, change it in a spreadsheet and hand it in: every changed cell is shown before anything changes."
    >
      <div className={styles.stack}>
        <Card title="Hand in a sheet">
          <div className={styles.stack}>
            <div className={styles.row}>
              <MonthPicker month={month} ahead={2} onChange={setMonth} />
              <Button icon={Download} loading={busy === 'sheet'} onClick={() => void download()}>
                Download the sheet of {monthName(month)}
              </Button>
            </div>
            <FileField
              label="Changed sheet"
              hint={`XLSX or CSV, under ${megabytes} MB. Rows that are left out and columns that are missing change nothing.`}
              accept=".csv,.xlsx"
              multiple={false}
              check={fileSize(megabytes)}
              files={busy === 'check' ? chosen.map((file) => ({ ...file, progress: 1 })) : chosen}
              error={refused}
              disabled={busy !== null}
              onChange={check}
            />
          </div>
        </Card>
        {open && <Difference sheet={open} place={place} busy={busy} apply={apply} undo={undo} />}
        <Card title="Sheets that were handed in">
          {sheets?.length === 0 ? (
            <EmptyState icon={FileSpreadsheet} title="No sheet yet">
              Download the sheet, change what has to change, and hand it in above.
            </EmptyState>
          ) : (
            <Table
              label="Sheets that were handed in"
              inner
              loading={!sheets}
              rows={sheets ?? []}
              rowId={({ id }) => String(id)}
              columns={[
                { id: 'fileName', label: 'File', value: ({ fileName }) => fileName, width: 220 },
                {
                  id: 'state',
                  label: 'State',
                  value: ({ state }) => state,
                  cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
                  width: 108,
                },
                { id: 'month', label: 'Month', value: ({ month: of }) => monthName(of), width: 130 },
                { id: 'stores', label: 'Stores', kind: 'number', value: ({ stores }) => stores, width: 80 },
                {
                  id: 'cells',
                  label: 'Cells',
                  kind: 'number',
                  value: ({ cells }) => cells,
                  width: 80,
                },
                { id: 'by', label: 'By', value: ({ by }) => by.fullName, width: 150 },
                {
                  id: 'createdAt',
                  label: 'When',
                  value: ({ createdAt }) => formatDate(createdAt),
                  width: 110,
                },
              ]}
              actionsLabel="Sheet"
              actions={(sheet) => (
                <Button
                  size="small"
                  onClick={() => {
                    setOpenId(sheet.id)
                    place.current?.focus()
                  }}
                >
                  Show
                </Button>
              )}
            />
          )}
        </Card>
      </div>
    </Page>
  )
}

interface DifferenceProps {
  readonly sheet: Sheet
  /** Where it stands, which takes the focus. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly busy: string | null
  readonly apply: (sheet: Sheet) => Promise<void>
  readonly undo: (sheet: Sheet) => Promise<void>
}

/** What a sheet changes, cell by cell, and what is wrong with it. */
function Difference({ sheet, place, busy, apply, undo }: DifferenceProps): ReactElement {
  const { id, fileName, state, cells, problems, stores, can } = sheet
  // It opens above what was pressed, out of sight on a phone, and what was pressed in it goes with what it did.
  useEffect(() => place.current?.focus(), [place, id, state])
  const what = `${cells.length === 1 ? 'One cell' : `${cells.length} cells`} of ${stores === 1 ? 'one store' : `${stores} stores`}`
  return (
    <div ref={place} className={styles.opened} role="group" aria-label={fileName} tabIndex={-1}>
      <Card
        title={fileName}
        description={
          state === 'Checked'
            ? `${cells.length === 0 ? 'Nothing' : what} would change in ${monthName(sheet.month)}.`
            : state === 'Applied'
              ? `${what} changed.${can.undo ? ` It can be undone within ${undoableHours} hours.` : ''}`
              : `${what} had changed and stand as before, but for those that somebody changed again.`
        }
        actions={
          <>
            {can.undo && (
              <Button icon={RotateCcw} loading={busy === 'undo'} onClick={() => void undo(sheet)}>
                Undo
              </Button>
            )}
            {state === 'Checked' && cells.length > 0 && (
              <Button
                variant="primary"
                disabled={!can.apply}
                loading={busy === 'apply'}
                onClick={() => void apply(sheet)}
              >
                Apply {counted(cells.length, 'change')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.stack}>
          {problems.length > 0 && (
            <Banner tone="danger" title="Nothing can be applied until these cells are right" announce>
              <ul>
                {problems.slice(0, 50).map(({ line, column, sentence }) => (
                  <li key={`${line} ${column} ${sentence}`}>
                    Line {line}, {column}: {sentence}
                  </li>
                ))}
              </ul>
              {problems.length > 50 && <p>And {problems.length - 50} more.</p>}
            </Banner>
          )}
          {cells.length === 0 ? (
            problems.length === 0 && <p className={styles.said}>Every cell says what stands already.</p>
          ) : (
            <Table
              label={`Changes of ${fileName}`}
              inner
              rows={cells.slice(0, mostShown)}
              rowId={({ clientId, column }) => `${clientId} ${column}`}
              columns={[
                { id: 'client', label: 'Store', value: ({ client }) => client, width: 220 },
                { id: 'column', label: 'Column', value: ({ column }) => column, width: 170 },
                {
                  id: 'before',
                  label: 'Stands',
                  value: ({ before }) => before,
                  cell: ({ before }) => <span className={styles.old}>{before || 'empty'}</span>,
                  width: 150,
                },
                { id: 'after', label: 'Becomes', value: ({ after }) => after || 'empty', width: 150 },
              ]}
            />
          )}
          {cells.length > mostShown && (
            <p className={styles.said}>And {cells.length - mostShown} more cells, which are applied too.</p>
          )}
        </div>
      </Card>
    </div>
  )
}
