import { descriptionOf, titleToSend } from '@portal/core/work/support/description'
import { emptySupportForm, type SupportForm } from '@portal/core/work/support/rules'
import { addDays, agencyDay, weekday, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { bugs, features, type SeedBug, type SeedFeature } from './support-texts.ts'

/** The number of the first request: an agency has had some before. */
const firstNumber = 301

/** Support requests in every status around today, the older ones first. */
export function supportRows(now: Date): { readonly issues: SeedRow[]; readonly comments: SeedRow[] } {
  const today = agencyDay(now)
  /** A working moment so many days ago; what would lie in the future is a little while ago. */
  const at = (daysAgo: number, hour: number, minute: number): string => {
    let day = addDays(today, -daysAgo)
    while (daysAgo > 0 && weekday(day) % 6 === 0) day = addDays(day, -1)
    const moment = workingInstant(day, hour, minute)
    return moment < now.toISOString()
      ? moment
      : new Date(now.getTime() - (60 + 7 * minute) * 60_000).toISOString()
  }
  const all = [...bugs, ...features].toSorted((a, b) => b.filed - a.filed)
  const comments: SeedRow[] = []
  const issues = all.map((told, place): SeedRow => {
    const form = formOf(told)
    const filed = at(told.filed, 9 + (place % 7), (place * 7) % 60)
    const number = firstNumber + place
    let last = filed
    for (const [author, after, text] of told.comments ?? []) {
      const written = at(told.filed - after, 16, (comments.length * 11) % 60)
      last = written > last ? written : new Date(Date.parse(last) + 25 * 60_000).toISOString()
      if (last > now.toISOString()) last = now.toISOString()
      comments.push({
        tenant_id: 1,
        tracker: 'built-in',
        issue_key: `PS-${number}`,
        author_id: author,
        body: `<p>${text}</p>`,
        created_at: last,
      })
    }
    const changed = at(told.changed, 15, (place * 13) % 60)
    return {
      tenant_id: 1,
      id: 1 + place,
      tracker: 'built-in',
      number,
      summary: titleToSend(form),
      issue_type: form.issueType,
      status: told.status,
      description: descriptionOf(
        form,
        {
          impactOnEmployees: 'departments' in told ? told.departments : [],
          impactedClients: [],
          stakeholders: [],
        },
        told.reporter,
      ),
      reporter_id: told.reporter,
      created_at: filed,
      updated_at: changed > last ? changed : last,
    }
  })
  return { issues, comments }
}

function formOf(told: SeedBug | SeedFeature): SupportForm {
  const common = { ...emptySupportForm, title: told.title, description: `<p>${told.text}</p>` }
  if ('feature' in told)
    return {
      ...common,
      issueType: 'New Feature',
      newFeature: told.feature,
      benefit: told.benefit,
      usage: told.usage,
      priority: told.priority,
    }
  const isUrgent = told.severity === 'Critical' || told.severity === 'Work Stoppage'
  return {
    ...common,
    issueType: 'Bug',
    severity: told.severity,
    impactOnClients: isUrgent ? 'All Clients' : 'None',
    steps: told.steps,
    expected: told.expected,
    actual: told.actual,
    whereAffected: told.where,
    url: `https://portal.demo.test${told.path}`,
    deadline: isUrgent ? 'Within 1 Week' : 'This Month',
    reason: isUrgent ? 'It keeps whole teams from working.' : 'It costs time every day.',
  }
}
