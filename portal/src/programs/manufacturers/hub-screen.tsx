import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay, formatDollars, today } from '@portal/core/foundation/format'
import { mayOpen, pathOf, routes, type RouteName } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Car } from '@portal/ui/icon'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { ParamsContext } from '../../foundation/address/params.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { useCall } from '../../foundation/session/query.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './manufacturers.module.css'
import { belowHub, brandTools, type Tool, type ToolKind } from './tools.ts'

const BudgetEditScreen = fetched(
  () => import('./budget-edit-screen.tsx').then((m) => m.BudgetEditScreen),
  <SkeletonText lines={5} label="Loading the budgets" />,
)

/** Fetched when a tool is opened: the hub itself is a page of cards. */
const ToolScreen = fetched(
  () => import('./tool-screen.tsx').then((m) => m.ToolScreen),
  <SkeletonText lines={8} label="Loading the tool" />,
)

type Hub = Answer<'oemHub.get'>
type Program = Hub['programs'][number]

/** What every program has, whether or not its brand has addresses of its own. */
const everyTool: readonly Tool[] = [
  { kind: 'audit', label: 'Audit' },
  { kind: 'names', label: 'Name Generator' },
  { kind: 'bulk', label: 'Bulk Update' },
]

const fileTools = {
  'Daily spot file': { kind: 'spot', label: 'Daily Spot File' },
  Billing: { kind: 'billing-file', label: 'Billing Download' },
  Report: { kind: 'report-file', label: 'Report Download' },
} as const satisfies Readonly<Record<Program['files'][number], Tool>>

/** The tools of a program: its general ones, a tracker for each fund beyond the first, its files. */
const toolsOf = ({ funds, files, budgets }: Program): readonly Tool[] => [
  ...everyTool,
  { kind: 'budgets', label: budgets },
  { kind: 'spend', label: 'Actual Spend' },
  { kind: 'campaigns', label: 'Campaigns' },
  ...funds.slice(1).flatMap(({ code, name }): Tool[] => [
    { kind: 'tracker', label: `${name} Tracker`, fund: code },
    { kind: 'campaigns', label: `${name} Campaigns`, fund: code },
    { kind: 'months', label: `${name} Report`, fund: code },
  ]),
  ...(files.includes('Billing') ? [{ kind: 'billing', label: 'Billing' } as const] : []),
  ...files.map((file): Tool => fileTools[file]),
]

/** Where a tool of a program stands: at the brand's own address, or below the hub. */
function addressOf({ code }: Program, tool: Tool): { readonly route: RouteName; readonly href: string } {
  const own = Object.entries(brandTools).find(
    ([, brand]) => brand.program === code && brand.kind === tool.kind && brand.fund === tool.fund,
  )
  const route = routes.find(({ name }) => name === own?.[0])
  if (route) return { route: route.name, href: route.path }
  return { route: 'reporting.oem.hub', href: belowHub(code, tool) }
}

/** Bulk updates are for few, wherever they stand. */
const guardOf = (kind: ToolKind): RouteName =>
  kind === 'bulk' ? 'reporting.stellantis.bulk-update' : 'reporting.oem.hub'

/** `/reporting/oem/hub`: every program with what waits there, and its tools; those without an address of their own open here. */
export function HubScreen(): ReactElement {
  const query = useQuery()
  const facts = useSessionFacts()
  const { data, error, loading, retry } = useCall('oemHub.get')
  const asked = data?.programs.find(({ code }) => code === query.get('program'))
  const fund = query.get('fund') ?? undefined
  const tool = asked && toolsOf(asked).find((one) => one.kind === query.get('tool') && one.fund === fund)
  const store = query.get('store') ?? ''
  const params = useMemo(() => ({ slug: store }), [store])
  if (store !== '' && query.get('tool') === 'budgets')
    return (
      <ParamsContext value={params}>
        <BudgetEditScreen program={query.get('program') ?? ''} />
      </ParamsContext>
    )
  if (asked && tool && mayOpen(guardOf(tool.kind), facts, {}))
    return <ToolScreen program={asked.code} title={`${asked.name} ${tool.label}`} tool={tool} />
  return (
    <Page
      title="OEM Hub"
      description={
        data
          ? `Programs of manufacturers in ${monthName(data.month)}: what fails, what is spent, and their tools.`
          : 'Programs of manufacturers and their tools.'
      }
      actions={
        <>
          <Link href={`${pathOf('manufacturers.index')}?tab=oemPrograms`}>Programs</Link>
          <Link href={pathOf('tools.oem-team-members')}>Team members</Link>
          <Link href={pathOf('co-op.hub')}>Co-op</Link>
        </>
      }
    >
      {data ? (
        data.programs.length === 0 ? (
          <EmptyState icon={Car} title="No programs yet">
            Add the first one under Settings, Manufacturers, Programs.
          </EmptyState>
        ) : (
          <div className={styles.programs}>
            {data.programs.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </div>
        )
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'The programs could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={10} label="Loading the programs" />
      )}
    </Page>
  )
}

/** Until when the first of the claims is to be handed in, or since when it should have been. */
const untilWhen = (deadline: string | null): string =>
  deadline === null
    ? ''
    : `, ${deadline < today() ? 'the first overdue since' : 'the next by'} ${formatDay(deadline)}`

function ProgramCard({ program }: { readonly program: Program }): ReactElement {
  const facts = useSessionFacts()
  const { name, stores, failing, allotted, spent, fileOfToday, files, openClaims, nextDeadline } = program
  const waiting = [
    ...(openClaims > 0
      ? [
          `${openClaims === 1 ? 'One co-op claim' : `${openClaims} co-op claims`} to hand in${untilWhen(nextDeadline)}.`,
        ]
      : []),
    ...(files.includes('Daily spot file')
      ? [
          fileOfToday
            ? `The spot file of ${formatDay(fileOfToday)} is made.`
            : 'Yesterday’s spot file is not made yet.',
        ]
      : []),
  ]
  return (
    <Card
      title={name}
      description={waiting.join(' ') || 'Nothing waits.'}
      actions={
        failing > 0 ? (
          <Badge tone="danger">{failing === 1 ? '1 store fails' : `${failing} stores fail`}</Badge>
        ) : (
          <Badge tone="success">All pass</Badge>
        )
      }
    >
      <dl className={styles.figures}>
        <div>
          <dt>Stores</dt>
          <dd>{stores}</dd>
        </div>
        <div>
          <dt>Allotted</dt>
          <dd>{formatDollars(allotted)}</dd>
        </div>
        <div>
          <dt>Spent</dt>
          <dd>{formatDollars(spent)}</dd>
        </div>
      </dl>
      <ul className={styles.links} aria-label={`Tools of ${name}`}>
        {toolsOf(program).flatMap((tool) => {
          const { route, href } = addressOf(program, tool)
          if (!mayOpen(route, facts, {}) || !mayOpen(guardOf(tool.kind), facts, {})) return []
          return [
            <li key={`${tool.kind} ${tool.fund ?? ''}`}>
              <Link href={href}>{tool.label}</Link>
            </li>,
          ]
        })}
      </ul>
    </Card>
  )
}
