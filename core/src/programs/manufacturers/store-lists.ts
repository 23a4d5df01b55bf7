import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { auditChecks } from './audit-checks.ts'
import { active, notes, programId, programSettings } from './list-parts.ts'

/** Who is in a manufacturer's program, what it gives them, and which of their failing checks somebody answers for. */

/** Who at a manufacturer is responsible for which region. */
export const oemTeamMembers = resource({
  area: 'oemTeamMembers',
  path: '/oem/team-members',
  one: 'OEM team member',
  many: 'OEM team members',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    programId: { label: 'Program', kind: 'record', of: 'oemPrograms', required: true },
    title: { label: 'Title', kind: 'text', initial: '' },
    region: {
      label: 'Region',
      kind: 'text',
      initial: '',
      hint: 'Great Lakes BC',
    },
    email: { label: 'Email', kind: 'email', initial: '' },
    phone: { label: 'Phone', kind: 'phone', initial: '' },
    active,
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'tools.oem-team-members',
      sentence: 'Who at the manufacturer answers for which region and stores.',
      icon: 'people',
      empty: 'Add the first one: a store of a program names whom to ask.',
      columns: ['name', 'programId', 'title', 'region', 'email', 'phone', 'active'],
    },
  ],
})

/** What a store has where its program has nothing of its own. */
const integrations = 'As its integrations'

/** A client in a program. A store is in a program once, under a code of its own. */
export const oemStores = resource({
  area: 'oemStores',
  path: '/oem/stores',
  one: 'program store',
  many: 'program stores',
  fields: defineFields({
    dealerCode: { label: 'Dealer Code', kind: 'text', required: true },
    programId: { label: 'Program', kind: 'record', of: 'oemPrograms', required: true },
    district: { label: 'District', kind: 'text', initial: '' },
    memberId: { label: 'Team Member', kind: 'record', of: 'oemTeamMembers' },
    minimumBudget: {
      label: 'Own Minimum a Month',
      kind: 'money',
      emptyAs: 'As the program',
    },
    adsAccount: { label: 'Google Ads Account', kind: 'text', initial: '', emptyAs: integrations },
    analyticsId: { label: 'Analytics Property', kind: 'text', initial: '', emptyAs: integrations },
    reportingAccess: { label: 'Reporting Access', kind: 'flag', initial: false },
    disclaimersChecked: { label: 'Disclaimers Checked', kind: 'flag', initial: false },
    disclaimersUntil: { label: 'Disclaimers Hold Until', kind: 'date' },
    joinedAt: { label: 'Joined', kind: 'date' },
    active,
    notes,
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: programSettings,
      tab: 'Stores',
      place: 4,
      sentence: 'The stores of each program, with what the program asks of them.',
      icon: 'car',
      empty: 'Add the first one: audits, budgets and files are of the stores of a program.',
      columns: [
        'dealerCode',
        'programId',
        'district',
        'memberId',
        'minimumBudget',
        'adsAccount',
        'reportingAccess',
        'active',
      ],
    },
  ],
})

/** What a manufacturer gives a store of a fund in a month. */
export const oemBudgets = resource({
  area: 'oemBudgets',
  path: '/oem/budgets',
  one: 'OEM budget',
  many: 'OEM budgets',
  fields: defineFields({
    month: {
      label: 'Month',
      kind: 'date',
      required: true,
      hint: 'Any day of it.',
      wholeMonth: true,
    },
    fundId: { label: 'Fund', kind: 'record', of: 'oemFunds', required: true },
    programId: { label: 'Program', kind: 'record', of: 'oemPrograms', computed: true },
    allotted: { label: 'Allotted', kind: 'money', required: true },
    committed: {
      label: 'Committed',
      kind: 'money',
      hint: 'Of it, what is promised to campaigns.',
    },
    startsAt: { label: 'From', kind: 'date' },
    endsAt: { label: 'Until', kind: 'date' },
    notes,
  }),
  ofClient: true,
  read: employees,
  write: employees,
})

/** A failing check that somebody has answered for until a day. */
export const oemWaivers = resource({
  area: 'oemWaivers',
  path: '/oem/waivers',
  one: 'audit waiver',
  many: 'audit waivers',
  fields: defineFields({
    name: { label: 'Reason', kind: 'text', required: true },
    programId,
    failing: { label: 'Check', kind: 'choice', choices: auditChecks, initial: 'Names' },
    until: { label: 'Until', kind: 'date', required: true, hint: 'After this day the check counts again.' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: programSettings,
      tab: 'Waivers',
      place: 5,
      sentence: 'Failing checks that somebody answers for, and until when.',
      icon: 'flag',
      empty: 'Add the first one: a check that fails for a good reason stops failing until a day.',
      leadsTo: 'reporting.oem.hub',
    },
  ],
})
