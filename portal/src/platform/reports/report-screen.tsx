import { useStore } from '@nanostores/react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { reportLoaders } from './loaders.generated.ts'
import { periodOf } from '@portal/core/platform/reports/query'
import { isOfClient, type Report as Declared } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { isSummed, type ReportRow } from '@portal/core/platform/reports/report-column'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { routeOf, type RouteName } from '@portal/core/foundation/routes'
import { today } from '@portal/core/foundation/format'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { EmptyState } from '@portal/ui/empty-state'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useMemo, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import type { Action } from '../parts/list/index.ts'
import { Page, type Crumb } from '../parts/page/index.ts'
import { Report } from '../parts/report/index.ts'
import { Tiles } from '../parts/report/tiles.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { session } from '../../foundation/session/session.ts'
import { askedBy, askedIn, queryOf, valuesIn } from './asked.ts'
import { columnsOf, totalsOf } from './columns.tsx'
import { downloadOf } from './download.ts'
import { filtersFor } from './filters.ts'
import { MoreOfRow } from './more-of-row.tsx'
import { ReportAbout } from './report-about.tsx'
import { ReportChartCard } from './report-chart.tsx'
import { ReportNotes } from './report-notes.tsx'
import { ReportSection } from './report-section.tsx'
import { leadsFor, seenIn } from './seen.ts'
import { ReportTabs } from './report-tabs.tsx'
import { reportSource, type ReportOf } from './report-source.ts'
import { ScheduleButton } from '../schedules/schedule-button.tsx'
import { titleOfClient, useReportClient } from './use-report-client.ts'
import { expectedTiles, tilesFrom } from '@portal/core/platform/reports/words'

const Bridge = fetched(() => import('./bridge.tsx').then((m) => m.Bridge))
const ReportBarCards = fetched(() => import('./report-bars.tsx').then((m) => m.ReportBarCards))
const ReportMapCard = fetched(() => import('./report-map.tsx').then((m) => m.ReportMapCard))
const GuestLinksButton = fetched(() =>
  import('../guest-links/guest-links-button.tsx').then((m) => m.GuestLinksButton),
)
const UseElsewhere = fetched(() => import('./use-elsewhere.tsx').then((m) => m.UseElsewhere))

/** The screen of the report at a route. */
export async function screenOf(route: RouteName): Promise<ComponentType> {
  const load = reportLoaders[route]
  if (!load) throw new Error(`No report stands at ${route}.`)
  const report = await load()
  // What stands above the table is there with it: nothing moves down when its code comes.
  if (report.bars) await ReportBarCards.fetch()
  return isOfClient(report) ? () => <OfClient report={report} /> : () => <ReportScreen report={report} />
}

/** A report of the client in the address. */
function OfClient({ report }: { readonly report: Declared }): ReactElement {
  const { client, crumbs, error, retry } = useReportClient()
  const facts = useSessionFacts()
  if (error?.status === 404) return <NotFound />
  if (client)
    return (
      <ReportScreen
        key={client.id}
        report={report}
        clientId={client.id}
        name={client.name}
        crumbs={crumbs}
        pageActions={report.letsGuests && <GuestLinksButton client={client} report={report.route} />}
      />
    )
  return (
    <Page title={report.title}>
      {error ? (
        <ErrorState message={messageFor(error) ?? 'You may not see this client.'} onRetry={retry} />
      ) : (
        <Tiles tiles={null} places={expectedTiles(report, seenIn(report, facts))} />
      )}
    </Page>
  )
}

/** What a declared report is drawn with. */
export interface ReportScreenProps {
  readonly report: Declared
  readonly clientId?: number
  /** Of the client, under which its report stands. */
  readonly name?: string
  readonly crumbs?: readonly Crumb[]
  /** What the screen itself asks for: its filters are not offered. */
  readonly fixed?: Readonly<Record<string, string>>
  readonly pageActions?: ReactNode
  /** What one can do with a row, and what opening it does. */
  readonly actions?: readonly Action<ReportRow>[]
  readonly onOpen?: (row: ReportRow) => void
}

/** A declared report on a screen of its own title, narrowed to what that screen is about. */
export const ReportFace = ({
  report,
  title,
  ...props
}: Omit<ReportScreenProps, 'clientId' | 'name'> & { readonly title: string }): ReactElement => {
  const titled = useMemo(() => ({ ...report, title }), [report, title])
  return <ReportScreen report={titled} {...props} />
}

/** A declared report: filters, tiles, chart, table, sections, file; its state is the address. */
function ReportScreen({
  report,
  clientId,
  name: of,
  crumbs,
  fixed,
  pageActions,
  actions,
  onOpen,
}: ReportScreenProps): ReactElement {
  const { name, title, rows, empty, search, sections = [], opens, askedTogether = false } = report
  const facts = useSessionFacts()
  const guest = useStore(session.$guest)
  const { actor } = facts
  const isEmployee = isPerson(actor) && actor.userType === 'Employee'
  const whose = useMemo<ReportOf>(
    () => ({
      ...(clientId === undefined ? {} : { params: { clientId } }),
      ...(fixed ? { query: fixed } : {}),
    }),
    [clientId, fixed],
  )
  const source = useMemo(() => reportSource(report, whose), [report, whose])
  const filters = useMemo(
    () => filtersFor(report, facts.actor).filter(({ name: filter }) => !(filter in (fixed ?? {}))),
    [report, fixed, facts],
  )
  const query = useQuery()
  const asked = query.toString()
  const period = useMemo(
    () => periodOf(report, askedIn(new URLSearchParams(asked)), today()),
    [report, asked],
  )
  const leads = useMemo(() => leadsFor(facts), [facts])
  const columns = useMemo(
    () =>
      columnsOf(report, seenIn(report, facts), {
        leads,
        period,
        asked: askedBy(valuesIn(asked), fixed),
      }).map((column) => ({
        ...column,
        // What is the same in every row is shown to whoever chooses it.
        ...(fixed && column.id in fixed ? { extra: true } : {}),
      })),
    [report, facts, leads, period, asked, fixed],
  )
  const places = expectedTiles(report, seenIn(report, facts))
  // Where a row folds out, it tells its lists in full too: a cell cuts them off.
  const extras = columns.some(({ extra }) => extra)
    ? columns.filter(({ id, extra }) => extra || report.columns[id]?.kind === 'list')
    : []
  const none = empty?.title ?? `No ${rows} found.`
  /** What an address for another tool is to answer, while that is asked for. */
  const [elsewhere, setElsewhere] = useState<Readonly<Record<string, string>> | null>(null)
  const dialog = elsewhere && (
    <UseElsewhere
      report={name}
      title={of === undefined ? title : titleOfClient(title, of)}
      clientId={clientId}
      query={elsewhere}
      onClose={() => setElsewhere(null)}
    />
  )
  return (
    <>
      <Report<ReportRow, ReportAnswer>
        name={`reports.${name}`}
        title={of === undefined ? title : titleOfClient(title, of)}
        {...(crumbs ? { crumbs } : {})}
        {...(pageActions ? { pageActions } : {})}
        {...(actions ? { actions } : {})}
        {...(onOpen ? { onOpen } : {})}
        of={source}
        columns={columns}
        filters={filters}
        asksTogether={askedTogether}
        search={search}
        sort={{ column: report.sort.replace(/^-/, ''), descending: report.sort.startsWith('-') }}
        rowId={(row) => report.key.map((field) => JSON.stringify(row[field])).join(' ')}
        period={(_filters, answer) => <ReportAbout report={report} period={period} answer={answer} />}
        withoutViews={guest !== null}
        asPdf
        beside={
          isEmployee
            ? ({ filters: chosen }) => (
                <ScheduleButton
                  report={name}
                  title={title}
                  clientId={clientId}
                  query={askedBy(chosen, fixed)}
                />
              )
            : undefined
        }
        onUseElsewhere={
          guest === null
            ? ({ filters: chosen, sort, search: sought }) =>
                setElsewhere({
                  ...askedBy(chosen, fixed),
                  ...(sought === '' ? {} : { search: sought }),
                  ...(sort ? { sort: `${sort.descending ? '-' : ''}${sort.column}` } : {}),
                })
            : undefined
        }
        filtersFirst={clientId !== undefined}
        refreshes={report.route !== null && routeOf(report.route).refreshable}
        offers={({ offers }) => offers}
        {...(places.length > 0
          ? {
              tiles: (answer: ReportAnswer) => tilesFrom(report, answer),
              tilePlaces: places,
            }
          : {})}
        {...(report.tabs
          ? { tabs: <ReportTabs tabs={report.tabs} route={report.route} facts={facts} /> }
          : {})}
        {...(Object.values(report.columns).some((column) => isSummed(column) || column.rate)
          ? { totals: (answer: ReportAnswer) => totalsOf(report, answer) }
          : {})}
        above={(answer) => (
          <>
            <ReportNotes answer={answer} expected={report.compares} />
            {report.chart && <ReportChartCard report={report} chart={report.chart} answer={answer} />}
            {report.map && <ReportMapCard map={report.map} answer={answer} />}
            {report.bars && <ReportBarCards report={report} answer={answer} asked={query} />}
            {report.bridge && <Bridge bridge={report.bridge} totals={answer?.totals} asked={query} />}
          </>
        )}
        below={
          sections.length === 0
            ? undefined
            : ({ filters: values }) =>
                sections.map((section) => (
                  <ReportSection
                    key={section.name}
                    report={section}
                    clientId={clientId}
                    query={queryOf(section, { ...askedBy(values, fixed), ...report.sectionsAsk })}
                    leads={leads}
                  />
                ))
        }
        {...(extras.length > 0
          ? { expand: (row: ReportRow) => <MoreOfRow report={report} row={row} columns={extras} /> }
          : {})}
        href={
          opens &&
          ((row) => {
            const to = opens(row)
            return to !== null && leads(to) ? to : null
          })
        }
        download={({ filters: chosen, sort, search: sought }, format, shown) =>
          downloadOf(report, whose, {
            ...chosen,
            ...(sought === '' ? {} : { search: sought }),
            ...(sort ? { sort: `${sort.descending ? '-' : ''}${sort.column}` } : {}),
            format,
            columns: shown.join(','),
          })
        }
        empty={empty?.hint ? <EmptyState title={none}>{empty.hint}</EmptyState> : none}
      />
      {dialog}
    </>
  )
}
