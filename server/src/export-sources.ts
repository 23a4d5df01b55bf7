import type { CallName } from '@portal/core/calls'
import { dataColumns } from '@portal/core/clients/data/list-columns'
import { clientColumnFacts } from '@portal/core/clients/profile/columns'
import type { ColumnFacts } from '@portal/core/foundation/contract/column'
import { today } from '@portal/core/foundation/format'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { budgetColumnFacts } from '@portal/core/money/budgets/columns'
import type { ExportableList } from '@portal/core/platform/exports/exportable'
import { columnsOf } from '@portal/core/platform/reports/columns'
import { reportCallNames } from '@portal/core/platform/reports/names'
import { periodOf } from '@portal/core/platform/reports/query'
import { columnsFor } from '@portal/core/platform/reports/report-column'
import { typesInLists } from './clients/data/client-data.ts'
import { listClients } from './clients/profile/list-clients.ts'
import type { Operation } from './foundation/http/operation.ts'
import { budgetsOfClient } from './money/budgets/client-budgets.ts'
import { activeBudgets, inactiveBudgets } from './money/budgets/report.ts'
import type { ExportSource, ExportSources } from './platform/exports/source.ts'
import { columnsOfAnswers, listAnswers } from './sites/forms/list-answers.ts'
import { readReport, type ReportRequest } from './platform/reports/read-report.ts'
import { answers } from './report-answers.generated.ts'

/** The values of some fields as one text. */
const keyBy =
  (fields: readonly string[]) =>
  (row: object): string =>
    JSON.stringify(fields.map((field) => Object.entries(row).find(([name]) => name === field)?.[1]))

const source = <N extends ExportableList>(
  read: Operation<N>,
  columns: Readonly<Record<string, ColumnFacts<never>>>,
): ExportSource => ({
  // Which operation answers which call is said by the table below; past it only the widest type is known.
  read: read as unknown as Operation<CallName>,
  keyOf: keyBy(['id']),
  columns: async () => Object.values(columns),
  pageSize: 500,
})

/** Every report, as its call answers it. */
const reportSources: ExportSources = Object.fromEntries(
  answers.map((answer): [string, ExportSource] => [
    reportCallNames(answer.report.name)[0],
    {
      // The call's own schemas made the request; past it only the widest type is known.
      read: ((request: ReportRequest) => readReport(answer, request)) as unknown as Operation<CallName>,
      keyOf: keyBy(answer.report.key),
      columns: async ({ person, query }) =>
        columnsOf(
          answer.report,
          columnsFor(answer.report, person).map(([id]) => id),
          periodOf(answer.report, query, today()),
        ),
      pageSize: 20_000,
    },
  ]),
)

/** Every list of `exportableLists`: leaving one out does not compile. */
const listSources: Readonly<Record<ExportableList, ExportSource>> = {
  'clients.list': {
    ...source<'clients.list'>(listClients, clientColumnFacts),
    columns: async ({ person, db }) => [
      ...Object.values(clientColumnFacts),
      ...(isEmployee(person) ? dataColumns(await typesInLists(db, person.tenantId)) : []),
    ],
  },
  'budgets.active': source<'budgets.active'>(activeBudgets, budgetColumnFacts),
  'budgets.inactive': source<'budgets.inactive'>(inactiveBudgets, budgetColumnFacts),
  'budgets.ofClient': source<'budgets.ofClient'>(budgetsOfClient, budgetColumnFacts),
  'forms.answers': {
    ...source<'forms.answers'>(listAnswers, {}),
    columns: ({ person, params, db }) => columnsOfAnswers(db, person.tenantId, Number(params['id'])),
  },
}

/** Every list that can be exported, reports too. */
export const exportSources: ExportSources = { ...reportSources, ...listSources }
