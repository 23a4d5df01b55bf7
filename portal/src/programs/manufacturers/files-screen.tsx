import { downloaded } from '@portal/core/foundation/contract/download'
import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { addDays, addMonths, formatDay, monthRange, today } from '@portal/core/foundation/format'
import { formatMonth } from '@portal/core/foundation/format/budget-periods'
import { formatFileSize } from '@portal/core/foundation/format'
import type { ProgramFile } from '@portal/core/programs/manufacturers/files'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Download } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { pathOf } from '@portal/core/foundation/routes'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { giveFile } from '../../platform/parts/list/export.ts'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import styles from './manufacturers.module.css'

export interface FilesScreenProps {
  readonly program: string
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly file: ProgramFile
}

type Made = Answer<'oemFiles.list'>[number]

/** Days, or months, that the screen offers; every file that was made stands below its own. */
const offered = 14

const sentences: Readonly<Record<ProgramFile, string>> = {
  'Daily spot file':
    'Figures of a whole day by store and campaign, in the columns that the program takes, as CSV. Made each morning and kept for 90 days; a file never changes once it is made.',
  Billing:
    'An Excel file with the figures of a whole month by store and fund, in the columns that the program takes. It never changes once it is made.',
  Report:
    'An Excel file with the figures of a whole month by store and campaign, in the columns that the program takes. It never changes once it is made.',
}

/** The files of a program: one for each day or month that is over, made when it is first wanted. */
export function FilesScreen({ program, title, crumbs, file }: FilesScreenProps): ReactElement {
  const { data, error, loading, retry } = useCall('oemFiles.list', { query: { program, file } })
  const [making, setMaking] = useState<string | null>(null)
  const daily = file === 'Daily spot file'
  const first = monthRange(today()).start
  const days = Array.from({ length: offered }, (_, back) =>
    daily ? addDays(today(), -1 - back) : addMonths(first, -1 - back),
  )
  const made = new Map((data ?? []).map((one) => [one.day, one]))
  const rows = [...new Set([...days, ...made.keys()])].toSorted().reverse()
  const take = async (day: string, known: Made | undefined): Promise<void> => {
    setMaking(day)
    try {
      const { id } = known ?? (await api.call('oemFiles.make', { body: { program, file, day } }))
      const { blob, fileName } = await downloaded(api.response('oemFiles.content', { params: { id } }))
      giveFile(blob, fileName)
      if (!known) refresh('oemFiles')
    } catch (failure) {
      report(failure)
    }
    setMaking(null)
  }
  return (
    <Page
      title={title}
      crumbs={crumbs}
      description={sentences[file]}
      actions={<Link href={`${pathOf('manufacturers.index')}?tab=oemFileColumns`}>File columns</Link>}
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'The files could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <div className={styles.files}>
          <Card>
            <Table
              label={title}
              inner
              loading={!data}
              rows={data ? rows : []}
              rowId={(day) => day}
              columns={[
                {
                  id: 'day',
                  label: daily ? 'Day' : 'Month',
                  value: (day) => day,
                  cell: (day) => (daily ? formatDay(day) : formatMonth(day)),
                  width: 140,
                },
                {
                  id: 'state',
                  label: 'State',
                  value: (day) => made.has(day),
                  cell: (day) =>
                    made.has(day) ? <Badge tone="success">Made</Badge> : <Badge>Not made yet</Badge>,
                  width: 130,
                },
                {
                  id: 'lines',
                  label: 'Lines',
                  kind: 'number',
                  value: (day) => made.get(day)?.lines,
                  width: 90,
                },
                {
                  id: 'bytes',
                  label: 'Size',
                  align: 'end',
                  value: (day) => made.get(day)?.bytes,
                  cell: (day) => {
                    const bytes = made.get(day)?.bytes
                    return bytes === undefined ? '–' : formatFileSize(bytes)
                  },
                  width: 100,
                },
                {
                  id: 'sha256',
                  label: 'Checksum',
                  hint: 'SHA-256, its first twelve characters: the same file has the same one',
                  value: (day) => made.get(day)?.sha256.slice(0, 12),
                  width: 150,
                },
              ]}
              actionsLabel="File"
              actions={(day) => (
                <Button
                  size="small"
                  icon={Download}
                  loading={making === day}
                  disabled={making !== null && making !== day}
                  onClick={() => void take(day, made.get(day))}
                >
                  {made.has(day) ? 'Download' : 'Make and download'}
                </Button>
              )}
            />
          </Card>
        </div>
      )}
    </Page>
  )
}
