import type { Topic } from '../topic.ts'
import { accounts } from './accounts.ts'
import { agreements } from './agreements.ts'
import { allocations } from './allocations.ts'
import { auditLog } from './audit-log.ts'
import { billingTerms } from './billing-terms.ts'
import { budgetChanges, budgetIncreases, budgets } from './budgets.ts'
import { campaigns } from './campaigns.ts'
import { ceilings } from './ceilings.ts'
import { clients, goals } from './clients.ts'
import { departments } from './departments.ts'
import { formAnswers } from './form-answers.ts'
import { guestLinks } from './guest-links.ts'
import { imports } from './imports.ts'
import { invoiceLines } from './invoice-lines.ts'
import { invoices } from './invoices.ts'
import { invoicingMonths } from './invoicing-months.ts'
import { activities, interactions } from './logged.ts'
import { pacing } from './pacing.ts'
import { people } from './people.ts'
import { proofs } from './proofs.ts'
import { redirects } from './redirects.ts'
import { figures } from './results.ts'
import { support } from './support.ts'
import { healthWeeks } from './health-weeks.ts'
import { tasks } from './tasks.ts'
import { team } from './team.ts'

/** Topics that are neither a declared report nor a declared list. */
export const coreTopics: readonly Topic[] = [
  figures,
  budgets,
  pacing,
  activities,
  interactions,
  tasks,
  team,
  healthWeeks,
  support,
  clients,
  people,
  invoices,
  budgetChanges,
  goals,
  agreements,
  budgetIncreases,
  proofs,
  campaigns,
  accounts,
  ceilings,
  invoiceLines,
  invoicingMonths,
  guestLinks,
  formAnswers,
  redirects,
  allocations,
  auditLog,
  billingTerms,
  departments,
  imports,
]
