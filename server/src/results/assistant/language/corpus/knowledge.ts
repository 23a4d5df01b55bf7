import { offersFor } from '../../closest/offers.ts'
import { topics } from '../declared-topics.ts'
import type { Named } from '../question.ts'
import type { Knowledge } from '../prepare.ts'

const named = (kind: Named['kind'], first: number, names: string): readonly Named[] =>
  names.split('|').map((name, at) => ({
    kind,
    id: first + at,
    name,
    ...(kind === 'client' ? { slug: name.toLowerCase().replaceAll(' ', '-') } : {}),
  }))
const records = (of: string, names: string): readonly Named[] =>
  named('record', 1, names).map((one) => ({ ...one, of }))

/** Entries of further lists, which are read only where a question is not understood without them. */
export const further: readonly Named[] = [
  ...records('deliverableTypes', 'Blog Post|Landing Page|Citation Cleanup|Video'),
  ...records('deliverableStatuses', 'Not Started|In Progress|Waiting for Client|Done'),
  ...records('interactionTypes', 'Phone Call|E-mail|Video Meeting|On-Site Visit|Training|Complaint'),
  ...records('leadTypes', 'Internet|Phone|Walk-In|Chat'),
  ...records('opportunityStages', 'New|Qualified|Audit Presented|Proposal Sent|Won|Lost'),
  ...records('websiteProviders', 'Dealer.com|DealerOn|Dealer Inspire'),
  ...records('clientTags', 'Key Account|Co-op|Spanish'),
  ...records('categories', 'Note|Optimization|Campaign Build'),
  ...records('clientUserTypes', 'Account Manager|SEO Specialist|Social Specialist'),
]

/** Whom the questions of the corpus are about, on a Monday. */
export const knowledge: Knowledge = {
  topics,
  today: '2026-11-23',
  offers: (stems, client) => offersFor(stems, client, { opens: () => true, may: () => true }),
  names: [
    ...named(
      'client',
      101,
      'Hartwell Volkswagen|Hartwell Honda|Eastgate Honda|Eastgate Toyota|Lone Star Ford|Bluebonnet Chevrolet|Summit Subaru|Riverside Kia|Northfield Nissan|Quarter Mile Motors|House of Cars',
    ),
    ...named('group', 11, 'Hartwell Auto Group|Lone Star Group'),
    ...named('person', 21, 'Maria Lopez|James Carter|Dana Whitfield|Priya Patel|Tom Becker'),
  ],
  records: [
    ...records('services', 'SEM|SEO|Facebook Ads|Display|Online Video|Website'),
    ...records('activityTypes', 'SEM|SEO|Social'),
    ...records('departments', 'SEO|Social'),
    ...records('taskTeams', 'SEO|Social'),
    ...records('industries', 'Automotive|Powersports'),
    ...records('forms', 'Test Drive|Kickoff Questionnaire|How Was November?'),
    ...records('cancellationReasons', 'Price|Moved In-House|Closed'),
  ],
}
