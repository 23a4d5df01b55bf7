import { budgetsCome } from '../../platform/reports/hints.ts'
import { addMonths, monthRange } from '../../foundation/format/dates.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { pathOf } from '../../foundation/routes/path.ts'
import { monthOpens } from '../../money/budgets/month-opens.ts'
import { seesBudgetMargin } from '../../money/budgets/policy.ts'
import { report } from '../../platform/reports/report.ts'
import { clientIn } from '../../platform/reports/report-column.ts'
import { spendOutcomes } from '../../money/reconciliation/outcomes.ts'
import { pacingSections } from '../../money/services/sections.ts'

/** Percent of its media budget by which a section may be off before somebody has to explain it. */
export const reconciliationTolerance = 5

const states = { over: 'Overspent', under: 'Underspent', none: 'No budget', even: 'As budgeted' } as const
const reconciliationStates = ['over', 'under', 'none', 'even'] as const

/** What platforms took against what was budgeted for them, by client and section. */
export const reconciliationReport = report({
  name: 'reconciliation',
  route: 'budgetReconciliation.index',
  path: '/reports/reconciliation',
  title: 'Budget Reconciliation',
  sentence: `Spend of a month against the media budget of its section; more than ${reconciliationTolerance}% off has to be explained.`,
  rows: 'sections',
  alsoCalled: [
    'reconciliation',
    'reconciled',
    'reconcile',
    'spend vs billed',
    'spent vs billed',
    'billed vs spent',
    'billed vs spend',
    'spent and what we billed',
    'spend and what we billed',
  ],
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: reconciliationStates.map((value) => ({ value, label: states[value] })),
      look: 'chips',
    },
    settled: {
      kind: 'choice',
      label: 'Settled',
      options: [
        { value: 'open', label: 'To be explained' },
        ...spendOutcomes.map((value) => ({ value, label: value })),
      ],
    },
    section: {
      kind: 'choice',
      label: 'Section',
      options: pacingSections.map(({ id, label }) => ({ value: String(id), label })),
      alsoCalled: { 1: ['search', 'google'], 2: ['facebook', 'meta'], 5: ['tv', 'ctv'] },
    },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  period: { kind: 'month', usual: 'previous' },
  search: 'Client',
  columns: {
    client: { label: 'Client', kind: 'client' },
    section: {
      label: 'Section',
      words: Object.fromEntries(pacingSections.map(({ id, label }) => [String(id), label])),
      sortable: false,
      width: 120,
    },
    state: {
      label: 'State',
      kind: 'status',
      words: states,
      tones: { over: 'danger', under: 'warning', none: 'danger', even: 'success' },
      width: 128,
    },
    settled: { label: 'Settled', kind: 'list', width: 128 },
    invoiced: { label: 'Invoice Amount', kind: 'money', seenBy: seesBudgetMargin, extra: true },
    budget: {
      label: 'Media Budget',
      kind: 'money',
      hint: 'The invoice amount less the margin',
      opens: ({ clientId, section }, month) =>
        month !== null && typeof clientId === 'number' && typeof section === 'string'
          ? monthOpens(month, { clientId, section }, {})
          : null,
      width: 136,
    },
    carried: {
      label: 'Carried In',
      kind: 'money',
      hint: 'From the month before, by its reconciliation',
      opens: ({ carried }, month) =>
        month !== null && carried !== 0
          ? `${pathOf('budgetReconciliation.index')}?month=${addMonths(month, -1)}`
          : null,
      width: 116,
    },
    spend: {
      label: 'Spend',
      kind: 'money',
      hint: 'What the platforms billed where it was entered or imported, else their daily figures',
      opens: (row, month) => {
        const client = clientIn(row)
        if (!client || month === null) return null
        const { start, end } = monthRange(month)
        return `${pathOf('clients.insights', { slug: client.slug })}?startDate=${start}&endDate=${end}`
      },
    },
    figures: {
      label: 'Platform Figures',
      kind: 'money',
      hint: 'What the platforms reported day by day, where something else was entered too',
      extra: true,
    },
    variance: {
      label: 'Variance',
      kind: 'money',
      hint: 'Spend less media budget and what was carried in',
      good: 'down',
      difference: true,
    },
    share: { label: 'Variance %', kind: 'percent', rate: { of: 'variance', per: 'budget' } },
    notes: { label: 'Notes', kind: 'list', extra: true },
  },
  also: ['clientId', 'month'],
  key: ['clientId', 'section'],
  sort: '-variance',
  tiles: [
    { of: 'budget', label: 'Media budget' },
    { of: 'spend', label: 'Spend' },
    { of: 'over', label: 'Overspent', kind: 'money', asks: { state: 'over' } },
    { of: 'under', label: 'Underspent', kind: 'money' },
    { of: 'off', label: 'To be explained', asks: { settled: 'open' } },
  ],
  empty: {
    title: 'Nothing to reconcile',
    hint: `No client has a budget or spend in this month. ${budgetsCome}`,
  },
})
