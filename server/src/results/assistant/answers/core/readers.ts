import type { ReadRows } from '../rows.ts'
import { accountsRows } from './accounts.ts'
import { activitiesRows } from './activities.ts'
import { allocationsRows } from './allocations.ts'
import { auditLogRows } from './audit-log.ts'
import { billingTermsRows } from './billing-terms.ts'
import { budgetChangesRows, budgetIncreasesRows } from './budget-requests.ts'
import { budgetsRows } from './budgets.ts'
import { campaignsRows } from './campaigns.ts'
import { ceilingsRows } from './ceilings.ts'
import { agreementsRows, clientsRows, goalsRows } from './clients.ts'
import { departmentsRows } from './departments.ts'
import { formAnswersRows } from './form-answers.ts'
import { guestLinksRows } from './guest-links.ts'
import { interactionsRows } from './interactions.ts'
import { importsRows } from './imports.ts'
import { invoiceLinesRows } from './invoice-lines.ts'
import { invoicesRows } from './invoices.ts'
import { invoicingMonthsRows } from './invoicing-months.ts'
import { pacingRows } from './pacing.ts'
import { peopleRows } from './people.ts'
import { proofsRows } from './proofs.ts'
import { redirectsRows } from './redirects.ts'
import { figuresRows } from './results.ts'
import { deliverablesRows, opportunitiesRows } from './state-of-choice.ts'
import { supportRows } from './support.ts'
import { tasksRows } from './tasks.ts'
import { teamRows } from './team.ts'
import { healthWeeksRows } from './health-weeks.ts'

/** What reads the rows of the topics that are neither a declared report nor a declared list, by the topic. */
export const coreReaders: Readonly<Record<string, ReadRows | undefined>> = {
  figures: figuresRows,
  budgets: budgetsRows,
  pacing: pacingRows,
  activities: activitiesRows,
  interactions: interactionsRows,
  tasks: tasksRows,
  team: teamRows,
  healthWeeks: healthWeeksRows,
  support: supportRows,
  clients: clientsRows,
  people: peopleRows,
  invoices: invoicesRows,
  invoiceLines: invoiceLinesRows,
  invoicingMonths: invoicingMonthsRows,
  budgetChanges: budgetChangesRows,
  goals: goalsRows,
  agreements: agreementsRows,
  budgetIncreases: budgetIncreasesRows,
  proofs: proofsRows,
  campaigns: campaignsRows,
  accounts: accountsRows,
  ceilings: ceilingsRows,
  allocations: allocationsRows,
  guestLinks: guestLinksRows,
  formAnswers: formAnswersRows,
  redirects: redirectsRows,
  auditLog: auditLogRows,
  billingTerms: billingTermsRows,
  departments: departmentsRows,
  imports: importsRows,
  opportunities: opportunitiesRows,
  deliverables: deliverablesRows,
}
