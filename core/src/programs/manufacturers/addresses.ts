import { pathOf } from '../../foundation/routes/index.ts'

/** Where the budgets of a store in a program are changed: at the brand's own address where it has one, else below the hub. */
export const budgetsAddress = (program: string, slug: string): string =>
  program.toLowerCase() === 'stellantis'
    ? pathOf('reporting.stellantis.oem-budgets.edit', { slug })
    : pathOf('reporting.oem.hub', {}, { program, tool: 'budgets', store: slug })
