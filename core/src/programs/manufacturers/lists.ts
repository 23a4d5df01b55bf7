import { defineFields } from '../../foundation/contract/field.ts'
import { between, daysWithinReason } from '../../foundation/rules/between.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'
import { casings, separators } from './names.ts'
import { fileFields, programFiles } from './files.ts'
import { active, notes, programId, programSettings } from './list-parts.ts'

/**
 * What a manufacturer's program is made of. A brand is data: its rules, funds,
 * name parts, files and stores are entries of these lists, so a further brand
 * is added without code.
 */

const order = { label: 'Order', kind: 'integer', initial: 0 } as const

/** A manufacturer's program: its rules for names, budgets and what the audit looks at. */
export const oemPrograms = resource({
  area: 'oemPrograms',
  path: '/oem/programs',
  one: 'OEM program',
  many: 'OEM programs',
  fields: defineFields({
    ...lookupFields,
    code: {
      label: 'Code',
      kind: 'text',
      required: true,
      unique: true,
      stays: true,
      hint: 'What it is called in addresses: stellantis.',
    },
    manufacturerId: { label: 'Manufacturer', kind: 'record', of: 'manufacturers' },
    separator: {
      label: 'Between Name Parts',
      kind: 'choice',
      choices: separators,
      initial: '_',
    },
    casing: { label: 'Letters of Names', kind: 'choice', choices: casings, initial: 'UPPER CASE' },
    longestName: {
      label: 'Longest Name',
      kind: 'integer',
      check: between(1, 1000),
      initial: 128,
    },
    minimumBudget: {
      label: 'Minimum a Month',
      kind: 'money',
    },
    coopPercent: {
      label: 'Co-op Share',
      kind: 'percent',
      emptyAs: 'As the manufacturer',
      hint: 'What comes back of what a store spent.',
    },
    claimDays: {
      label: 'Days to Claim',
      kind: 'integer',
      check: daysWithinReason(1),
      initial: 60,
      hint: 'After the end of a month: the deadline of its claims.',
    },
    budgetsName: { label: 'Budgets Are Called', kind: 'text', initial: 'OEM Budgets' },
    allottedName: { label: 'Allotted Is Called', kind: 'text', initial: 'Allotted' },
    committedName: {
      label: 'Committed Is Called',
      kind: 'text',
      initial: 'Committed',
      emptyAs: 'Not kept',
    },
    budgetDays: { label: 'Budgets Have Days', kind: 'flag', initial: true },
    checkNames: { label: 'Audits Names', kind: 'flag', initial: true },
    checkBudget: { label: 'Audits Budgets', kind: 'flag', initial: true },
    checkAllocations: { label: 'Audits Allocations', kind: 'flag', initial: false },
    checkSearch: { label: 'Search Must Run', kind: 'flag', initial: true },
    checkSocial: { label: 'Social Must Run', kind: 'flag', initial: false },
    checkDisplay: { label: 'Display or Video Must Run', kind: 'flag', initial: false },
    checkIdentifiers: { label: 'Audits Identifiers', kind: 'flag', initial: true },
    checkAccess: { label: 'Audits Reporting Access', kind: 'flag', initial: true },
    checkCreatives: { label: 'Audits Creatives', kind: 'flag', initial: false },
    checkDisclaimers: { label: 'Audits Disclaimers', kind: 'flag', initial: false },
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: programSettings,
      tab: 'Programs',
      place: 1,
      sentence: 'The rules of each brand: how campaigns are named, what a store must allot, what is audited.',
      icon: 'shield',
      empty: 'Add the first one: then its funds, its name parts and its stores.',
      columns: [
        'name',
        'code',
        'manufacturerId',
        'separator',
        'longestName',
        'minimumBudget',
        'order',
        'active',
      ],
      leadsTo: 'reporting.oem.hub',
    },
  ],
})

/** Whose money a campaign spends: the base program, a heavy-up, funds of business centers. */
export const oemFunds = resource({
  area: 'oemFunds',
  path: '/oem/funds',
  one: 'program fund',
  many: 'program funds',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    programId,
    code: {
      label: 'Code in Names',
      kind: 'text',
      required: true,
    },
    order: { ...order, hint: 'The first one pays for campaigns whose name says nothing.' },
    active,
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: programSettings,
      tab: 'Funds',
      place: 2,
      sentence: 'Whose money a campaign spends, by the code in its name.',
      icon: 'money',
      empty: 'Add the first one: budgets and campaigns of a program are of a fund.',
    },
  ],
})

/** A part of a program's campaign names, in their order. */
export const oemNameParts = resource({
  area: 'oemNameParts',
  path: '/oem/name-parts',
  one: 'name part',
  many: 'name parts',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    // Each program has an order of its own.
    programId: { ...programId, parent: true },
    kind: {
      label: 'Holds',
      kind: 'choice',
      choices: ['A choice', 'The fund', 'The dealer code', 'A month', 'A number', 'Text'],
      initial: 'A choice',
    },
    values: {
      label: 'Values',
      kind: 'longText',
      initial: '',
      hint: 'One a line for a choice: SRCH = Paid Search.',
    },
    order,
    needed: { label: 'Needed', kind: 'flag', initial: true, hint: 'Where it is not, NA stands for nothing.' },
    active,
    hint: { label: 'Hint', kind: 'text', initial: '' },
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'settings.name-builder-settings',
      sentence: 'What the campaign names of each program are made of, in this order.',
      icon: 'tag',
      empty: 'Add the first one: name generators and audits follow it at once.',
      columns: ['name', 'programId', 'kind', 'values', 'order', 'needed', 'active'],
      leadsTo: 'reporting.oem.hub',
    },
  ],
})

/** A column of a file that a program takes. */
export const oemFileColumns = resource({
  area: 'oemFileColumns',
  path: '/oem/file-columns',
  one: 'file column',
  many: 'file columns',
  fields: defineFields({
    name: { label: 'Heading', kind: 'text', required: true },
    programId,
    file: { label: 'File', kind: 'choice', choices: programFiles, initial: 'Daily spot file' },
    holds: { label: 'Holds', kind: 'choice', choices: fileFields, initial: 'Dealer code' },
    order,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      route: programSettings,
      tab: 'File Columns',
      place: 3,
      sentence: 'The columns of the files that each program takes, in this order.',
      icon: 'list',
      empty: 'Add the first one: a file without columns is not made.',
    },
  ],
})
