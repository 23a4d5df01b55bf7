import { madeAtOnce, type ExportFormat } from '@portal/core/platform/exports/exportable'
import { Button } from '@portal/ui/button'
import { ChevronDown, Download, RefreshCw } from '@portal/ui/icon'
import { Menu } from '@portal/ui/menu'
import type { Option } from '@portal/ui/select'
import { useState, type ReactElement, type ReactNode } from 'react'
import { startExport } from '../../jobs/start-export.ts'
import { report as reportError } from '../../../foundation/errors/errors.ts'
import { ViewsMenu } from '../../views/views-menu.tsx'
import { giveFile } from '../list/export.ts'
import { withOffers } from '../list/filter.ts'
import type { Asked } from '../list/list-address.ts'
import { ListTools } from '../list/list-tools.tsx'
import { ListView, type ListLooks } from '../list/list.tsx'
import { useList, type ListInUse, type ListSettings } from '../list/use-list.ts'
import { Page, PrintButton, type Crumb } from '../page/index.ts'
import { FilterForm } from './filter-form.tsx'
import styles from './report.module.css'
import { Tiles, type Tile, type TilesProps } from './tiles.tsx'

export interface ReportProps<Row extends object, Whole>
  extends
    ListSettings<Row, Whole>,
    Omit<ListLooks<Row, Whole>, 'tools' | 'children' | 'label' | 'exportAs' | 'aside'> {
  readonly title: string
  readonly crumbs?: readonly Crumb[]
  /** What the report is about and which time, in words. */
  readonly period: (filters: Asked['filters'], answer: Whole | undefined) => ReactNode
  /** Filters wait for Search and until all of them are valid; otherwise each narrows at once. */
  readonly asksTogether?: boolean
  /** Buttons beside Download; at most one of them is primary. */
  readonly pageActions?: ReactNode
  readonly tiles?: (answer: Whole, total: number) => readonly Tile[]
  /** The way to the reports that stand beside this one. */
  readonly tabs?: ReactNode
  /** How many there will be, so that nothing jumps when they come. */
  readonly tilePlaces?: TilesProps['places']
  /** Filters stand above everything that they change, not at the table. */
  readonly filtersFirst?: boolean
  /** Asks anew; no such button without it. */
  readonly refreshes?: boolean
  /** Views of a list belong to a person: a guest has none. */
  readonly withoutViews?: boolean
  /** The options of filters that come with the answer, by the filter's name. */
  readonly offers?: (answer: Whole) => Readonly<Record<string, readonly Option<string>[]>>
  /** Between the tiles and the table: a chart, what one has to know of the figures. */
  readonly above?: (answer: Whole | undefined) => ReactNode
  /** What else is on the page, by what the report was asked for. */
  readonly below?: ((asked: Asked) => ReactNode) | undefined
  /** The report as a file: the same filter, every page, the columns in sight. */
  readonly download?: (
    asked: Asked,
    format: ExportFormat | 'pdf',
    columns: readonly string[],
  ) => Promise<GivenFile>
  /** The server makes a PDF of it too. */
  readonly asPdf?: boolean
  /** Beside Download, by what the report is asked for. */
  readonly beside?: ((asked: Asked) => ReactNode) | undefined
  /** Gives what is shown to another program, by an address. */
  readonly onUseElsewhere?: ((asked: Asked) => void) | undefined
}

interface GivenFile {
  readonly blob: Blob
  readonly fileName: string
}

/** A report: filters, the figures that sum it up, the table, and the same as a file. */
export function Report<Row extends object, Whole>(props: ReportProps<Row, Whole>): ReactElement {
  const { title, crumbs, period, asksTogether = false, pageActions, tiles, tilePlaces = 3, above } = props
  const {
    download,
    search,
    filters = [],
    refreshes = false,
    withoutViews = false,
    below,
    filtersFirst = false,
  } = props
  const { asPdf = false, beside, onUseElsewhere } = props
  const held = useList(props)
  const list = { ...held, filters: withOffers(held.filters, held.answer && props.offers?.(held.answer)) }
  // Nothing is on its way: the table says so, and no place is held for figures.
  const lost = list.error !== undefined && list.answer === undefined
  // What stands below is of the filters that were answered, not yet of those that are being asked.
  const [shown, setShown] = useState(list.asked.filters)
  const stands = list.loading && list.answer !== undefined ? shown : list.asked.filters
  if (stands !== shown && JSON.stringify(stands) !== JSON.stringify(shown)) setShown(stands)
  return (
    <Page
      title={title}
      {...(crumbs ? { crumbs } : {})}
      description={<span>{period(stands, list.answer)}</span>}
      actions={
        <>
          {!withoutViews && <ViewsMenu of={list} size="medium" />}
          {refreshes && (
            <Button
              icon={RefreshCw}
              loading={list.loading && list.answer !== undefined}
              onClick={list.renew ?? list.retry}
            >
              Refresh
            </Button>
          )}
          {download && (
            <DownloadReport
              title={title}
              list={list}
              run={download}
              asPdf={asPdf}
              onUseElsewhere={onUseElsewhere}
            />
          )}
          {beside?.(list.asked)}
          {asPdf ? (
            <span className={styles.paper}>
              <PrintButton />
            </span>
          ) : (
            <PrintButton />
          )}
          {pageActions}
        </>
      }
    >
      {props.tabs}
      {asksTogether && filters.length > 0 && (
        <FilterForm
          filters={filters}
          values={list.asked.filters}
          searching={list.loading && list.answer !== undefined}
          onSearch={list.setFilters}
        />
      )}
      {filtersFirst && <ListTools of={list} />}
      {tiles && !lost && (
        <Tiles
          tiles={list.answer === undefined ? null : tiles(list.answer, list.total)}
          places={tilePlaces}
        />
      )}
      {!lost && above?.(list.answer)}
      <ListView
        {...props}
        label={title}
        list={list}
        tools={
          <ListTools of={asksTogether || filtersFirst ? { ...list, filters: [] } : list} search={search} />
        }
      />
      {below?.({ ...list.asked, filters: stands })}
    </Page>
  )
}

interface DownloadProps<Row, Whole> {
  readonly title: string
  readonly list: ListInUse<Row, Whole>
  readonly run: (asked: Asked, format: ExportFormat | 'pdf', columns: readonly string[]) => Promise<GivenFile>
  readonly asPdf: boolean
  readonly onUseElsewhere?: ((asked: Asked) => void) | undefined
  readonly size?: 'small'
}

/** The report as a file: at once, shown where it happens; a long one as a job. */
export function DownloadReport<Row, Whole>({
  title,
  list,
  run,
  asPdf,
  onUseElsewhere,
  size,
}: DownloadProps<Row, Whole>): ReactElement {
  const [busy, setBusy] = useState(false)
  const start = async (format: ExportFormat | 'pdf'): Promise<void> => {
    const columns = list.shownColumns.map(({ id }) => id)
    setBusy(true)
    try {
      if (format !== 'pdf' && list.onServer !== null && list.total > madeAtOnce)
        await startExport(list.onServer, { name: title, format, columns })
      else {
        const { blob, fileName } = await run(list.asked, format, columns)
        giveFile(blob, fileName)
      }
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      placement="bottom-end"
      items={[
        { label: 'Excel', onSelect: () => void start('xlsx') },
        { label: 'CSV', onSelect: () => void start('csv') },
        ...(asPdf ? [{ label: 'PDF', onSelect: () => void start('pdf') }] : []),
        ...(onUseElsewhere
          ? [{ label: 'Use in other tools', onSelect: () => onUseElsewhere(list.asked) }]
          : []),
      ]}
      trigger={(trigger) => (
        <Button
          {...trigger}
          {...(size ? { size } : {})}
          icon={Download}
          iconAfter={ChevronDown}
          disabled={list.total === 0 && !list.loading}
          loading={busy}
        >
          Download
        </Button>
      )}
    />
  )
}
