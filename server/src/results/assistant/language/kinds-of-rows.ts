import type { Named } from './question.ts'
import { recordAreasIn } from './records.ts'
import type { Prepared } from './topic.ts'

/**
 * Lists whose entries say which kind of rows is meant, and the topic whose rows
 * they are called by: blog posts are deliverables, and no other list has any.
 */
const kindsOf: Readonly<Record<string, string | undefined>> = {
  deliverableTypes: 'deliverables',
  interactionTypes: 'interactions',
  leadTypes: 'leads',
  saleTypes: 'sales',
  appointmentTypes: 'appointments',
  categories: 'activities',
  websiteProviders: 'searchPlans',
  clientTags: 'clients',
}

/** Whether an entry of a list says by itself what is asked about. */
export const isKindOf = (named: Named, { id }: Prepared['topic']): boolean =>
  named.of !== undefined && kindsOf[named.of] === id

/** Lists whose entries are kinds of rows. */
export const areasOfKinds: ReadonlySet<string> = new Set(Object.keys(kindsOf))

/** The topics whose rows are called by the entries of a list that stand in a question. */
export const topicsOfKinds = (
  records: readonly Named[],
  stems: readonly (string | null)[],
): ReadonlySet<string> => new Set([...recordAreasIn(records, stems)].flatMap((area) => kindsOf[area] ?? []))
