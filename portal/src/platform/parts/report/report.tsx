import { madeAtOnce } from '@portal/core/platform/exports/exportable'
import { Button } from '@portal/ui/button'
import { Download } from '@portal/ui/icon'
import { useState, type ReactElement, type ReactNode } from 'react'
import { startExport } from '../../jobs/start-export.ts'
import { report as reportError } from '../../../foundation/errors/errors.ts'
import { ViewsMenu } from '../../views/views-menu.tsx'
import { giveFile } from '../list/export.ts'
import type { Asked } from '../list/list-address.ts'
import { ListView, type ListLooks } from '../list/list.tsx'
import { useList, type ListInUse, type ListSettings } from '../list/use-list.ts'
import { Page, PrintButton, type Crumb } from '../page/index.ts'
import { FilterForm } from './filter-form.tsx'
import { Tiles, type Tile } from './tiles.tsx'

export interface ReportProps<Row extends object, Whole>
  extends
    ListSettings<Row, Whole>,
    Omit<ListLooks<Row, Whole>, 'tools' | 'children' | 'label' | 'search' | 'exportAs'> {
  readonly title: string
  readonly crumbs?: readonly Crumb[]
  /** Which time the report is about, in words. */
  readonly period: (filters: Asked['filters']) => string
  /** Buttons beside Download; at most one of them is primary. */
  readonly pageActions?: ReactNode
  readonly tiles?: (answer: Whole, total: number) => readonly Tile[]
  /** How many there will be, so that nothing jumps when they come. */
  readonly tileCount?: number
  /** The report as a file: the same filter, every page. */
  readonly download?: (asked: Asked) => Promise<{ readonly blob: Blob; readonly fileName: string }>
}

/** A report: filters that are asked together, the figures that sum it up, the table, and the same as a file. */
export function Report<Row extends object, Whole>(props: ReportProps<Row, Whole>): ReactElement {
  const { title, crumbs, period, pageActions, tiles, tileCount = 3, download, filters = [] } = props
  const list = useList(props)
  // What stands below is of the filters that were answered, not yet of those that are being asked.
  const [shown, setShown] = useState(list.asked.filters)
  const stands = list.loading && list.answer !== undefined ? shown : list.asked.filters
  if (stands !== shown && JSON.stringify(stands) !== JSON.stringify(shown)) setShown(stands)
  return (
    <Page
      title={title}
      {...(crumbs ? { crumbs } : {})}
      description={<span>{period(stands)}</span>}
      actions={
        <>
          <ViewsMenu of={list} />
          {download && <DownloadButton title={title} list={list} run={() => download(list.asked)} />}
          <PrintButton />
          {pageActions}
        </>
      }
    >
      {filters.length > 0 && (
        <FilterForm
          filters={filters}
          values={list.asked.filters}
          searching={list.loading && list.answer !== undefined}
          onSearch={list.setFilters}
        />
      )}
      {tiles && (
        <Tiles tiles={list.answer === undefined ? null : tiles(list.answer, list.total)} places={tileCount} />
      )}
      <ListView {...props} label={title} list={list} tools={<></>} />
    </Page>
  )
}

/** The report as a file: at once, shown where it happens; a long one as a job. */
function DownloadButton<Row, Whole>({
  title,
  list,
  run,
}: {
  readonly title: string
  readonly list: ListInUse<Row, Whole>
  readonly run: () => Promise<{ readonly blob: Blob; readonly fileName: string }>
}): ReactElement {
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      if (list.onServer !== null && list.total > madeAtOnce) {
        const columns = list.shownColumns.map(({ id }) => id)
        await startExport(list.onServer, { name: title, format: 'xlsx', columns })
      } else {
        const { blob, fileName } = await run()
        giveFile(blob, fileName)
      }
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} disabled={list.total === 0} loading={busy} onClick={() => void start()}>
      Download
    </Button>
  )
}
