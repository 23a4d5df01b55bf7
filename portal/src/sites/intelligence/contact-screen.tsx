import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, formatCount, formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Globe } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './intelligence.module.css'

type Contact = Answer<'siteContacts.get'>
type Entry = Contact['timeline'][number]

/** `/siteiq/contacts/{id}`: what somebody who made themselves known looked at, and when. */
export function SiteContactScreen(): ReactElement {
  const id = Number(useParam('id'))
  const asked = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, loading, retry } = useCall('siteContacts.get', asked ? { params: { id } } : null)
  if (!asked || error?.status === 404) return <NotFound />
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this contact.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={420} />
  return (
    <Page
      title={data.name || data.email || data.phone}
      crumbs={[{ label: 'SiteIQ Contacts', href: pathOf('siteiq.contacts') }]}
      description={[data.Client.name, data.email, data.phone].filter(Boolean).join(' · ')}
      beside={
        <Badge tone={data.score >= 60 ? 'success' : data.score >= 30 ? 'warning' : 'neutral'}>
          Score {data.score}
        </Badge>
      }
    >
      <div className={styles.columns}>
        <section aria-label="Timeline">
          {data.timeline.length === 0 ? (
            <EmptyState icon={Globe} title="No visits are known">
              The lead came without a visit that could be told to be this person’s.
            </EmptyState>
          ) : (
            <ol className={styles.timeline}>
              {data.timeline.map((entry) => (
                <li key={`${entry.kind} ${entry.at}`}>
                  <TimelineEntry entry={entry} />
                </li>
              ))}
            </ol>
          )}
        </section>
        <Facts contact={data} />
      </div>
    </Page>
  )
}

function TimelineEntry({ entry }: { readonly entry: Entry }): ReactElement {
  const { at, kind, title, source, minutes, pages, models, steps } = entry
  const facts = [
    formatDateTime(at),
    source,
    kind === 'visit' && counted(pages, 'page'),
    kind === 'visit' && `${formatCount(minutes)} min`,
  ]
  return (
    <Card>
      <div className={styles.entry}>
        <p className={styles.title}>
          <Badge tone={kind === 'lead' ? 'success' : 'neutral'}>{kind === 'lead' ? 'Lead' : 'Visit'}</Badge>{' '}
          {title}
        </p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {models.length > 0 && <p className={styles.facts}>Looked at {models.join(', ')}</p>}
        {steps.length > 0 && (
          <details>
            <summary>What was opened</summary>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={`${step.at} ${step.path} ${step.kind}`}>
                  <span className={styles.kind}>{step.kind}</span>
                  <span className={styles.path}>{step.form || step.model || step.path}</span>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </Card>
  )
}

function Facts({ contact }: { readonly contact: Contact }): ReactElement {
  const facts: readonly (readonly [string, string])[] = [
    ['First seen', formatDateTime(contact.firstAt)],
    ['Last seen', formatDateTime(contact.lastAt)],
    ['First came from', contact.source || 'Not known'],
    ['Visits', formatCount(contact.visits)],
    ['Pages', formatCount(contact.pages)],
    ['Leads', formatCount(contact.leads)],
  ]
  return (
    <Card>
      <section aria-label="Facts" className={styles.entry}>
        <dl className={styles.values}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {contact.models.length > 0 && (
          <>
            <h2>Models of interest</h2>
            <ul className={styles.models}>
              {contact.models.map(({ model, visits }) => (
                <li key={model}>
                  <span>{model}</span>
                  <span>
                    {formatCount(visits)} {visits === 1 ? 'visit' : 'visits'}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Card>
  )
}
