import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, formatDay } from '@portal/core/foundation/format'
import { centsFromDollars, formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { useFocusPassedOn } from '@portal/ui/focus'
import { Download, Send } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { showError } from '@portal/ui/toast'
import { useRef, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuestion } from '../../platform/parts/question/use-question.tsx'
import { agreementsChanged } from './act.ts'
import { AgreementForm } from './agreement-form.tsx'
import { AgreementBadge } from './agreement-badge.tsx'
import { Becomes } from './becomes.tsx'
import { downloadAgreement } from './download.ts'
import { Countersign, Sign, Signatures } from './signing.tsx'
import styles from './agreements.module.css'
import { showMailed } from '../../foundation/session/mail-kept.ts'

type Agreement = Answer<'agreements.get'>

/** `/agreement/{slug}`: for the agency. */
export const AgreementScreen = (): ReactElement => <OneAgreement slug={useParam('slug')} staff />

/** `/clients/{slug}/agreements/{agreement}`: for the people who sign it. */
export const ClientAgreementScreen = (): ReactElement => (
  <OneAgreement slug={useParam('agreement')} staff={false} />
)

function OneAgreement({ slug, staff }: { readonly slug: string; readonly staff: boolean }): ReactElement {
  const {
    data: agreement,
    error,
    retry,
    loading,
  } = useCall('agreements.get', slug === '' ? null : { params: { slug } })
  const [editing, setEditing] = useState(false)
  const sending = useSending()
  // Edit and Send go with what they do.
  useFocusPassedOn()
  if (error?.status === 404) return <NotFound />
  if (!agreement)
    return (
      <Page title="Agreement" narrow>
        {error ? (
          <ErrorState
            message={messageFor(error) ?? 'You may not see this.'}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <SkeletonText lines={8} label="Loading" />
        )}
      </Page>
    )
  return (
    <Page
      title={agreement.title}
      description={`${agreement.client.name}, ${formatDay(agreement.startsAt)} to ${formatDay(agreement.endsAt)}`}
      crumbs={[
        staff
          ? { label: 'Agreements', href: pathOf('agreements.index') }
          : { label: 'Invoices', href: pathOf('clients.invoices', { slug: agreement.client.slug }) },
      ]}
      beside={<AgreementBadge state={agreement.state} />}
      actions={
        <>
          <Button icon={Download} onClick={() => void downloadAgreement(agreement.slug)}>
            Download PDF
          </Button>
          {agreement.can.update && !editing && <Button onClick={() => setEditing(true)}>Edit</Button>}
          {agreement.can.send && !editing && (
            <Button icon={Send} variant="primary" onClick={() => void sending.ask(agreement.slug)}>
              {agreement.state === 'Expired' ? 'Send again' : 'Send to sign'}
            </Button>
          )}
          {sending.dialog}
        </>
      }
      narrow
    >
      {editing ? (
        <AgreementForm agreement={agreement} onSaved={() => setEditing(false)} />
      ) : (
        <View agreement={agreement} />
      )}
    </Page>
  )
}

/** Asks before an agreement goes out, naming everybody whom it goes to by then. */
function useSending() {
  const { ask, dialog } = useQuestion<Agreement>({
    title: ({ title }) => `Send ${title} to sign?`,
    text: ({ signers }) => (
      <>
        {signers.length === 1
          ? 'It goes by mail to'
          : 'It goes by mail to each of these, any of whom may sign'}
        :
        <ul>
          {signers.map(({ name, email }) => (
            <li key={email}>
              {name}, {email}
            </li>
          ))}
        </ul>
        It cannot be changed any more then.
      </>
    ),
    confirmLabel: 'Send',
    act: async ({ id }) => {
      await api.call('agreements.send', { params: { id } })
      showMailed(
        'Sent: the people of the client are asked by mail to sign.',
        'Sent: the people of the client find it in the portal to sign.',
      )
      agreementsChanged()
    },
  })
  return {
    dialog,
    ask: (slug: string): Promise<void> =>
      api
        .call('agreements.get', { params: { slug } })
        .then((agreement) => {
          if (agreement.signers.length > 0) ask(agreement)
          else showError('Nobody can sign it yet.')
        })
        .catch(report),
  }
}

const serviceColumns = [
  {
    id: 'service',
    label: 'Service',
    value: ({ service }: Agreement['services'][number]) => service,
    width: 220,
  },
  {
    id: 'type',
    label: 'Type',
    value: ({ budgetType }: Agreement['services'][number]) => budgetType,
    width: 120,
  },
  {
    id: 'amount',
    label: 'Amount',
    kind: 'money' as const,
    value: ({ amount }: Agreement['services'][number]) => centsFromDollars(amount),
    width: 130,
  },
]

function View({ agreement }: { readonly agreement: Agreement }): ReactElement {
  const { services, terms, can, client, signers } = agreement
  const signatures = useRef<HTMLDListElement>(null)
  return (
    <div className={styles.whole}>
      {can.send && signers.length === 0 && (
        <Banner tone="warning">
          {client.name} has no user of its own who could sign. Add one under{' '}
          <a href={pathOf('clients.profile.users', { slug: client.slug })}>Users</a> first.
        </Banner>
      )}
      {agreement.state === 'Declined' && <Banner tone="danger">Declined: {agreement.declineReason}</Banner>}
      {agreement.state === 'Expired' && (
        <Banner tone="danger">
          It was to be signed until {formatDay(agreement.expiresAt ?? '')}.{' '}
          {can.send ? 'Send it again as it is, or write a new one.' : 'Ask the agency to send it again.'}
        </Banner>
      )}
      {agreement.state === 'Sent' && agreement.expiresAt !== null && (
        <Banner tone="information">It can be signed until {formatDay(agreement.expiresAt)}.</Banner>
      )}
      <Becomes agreement={agreement} />
      <Card title="Services" description={`${formatDollars(agreement.monthly)} a month`}>
        <Table
          inner
          label="Services"
          columns={serviceColumns}
          rows={services}
          rowId={({ id }) => String(id)}
        />
      </Card>
      <Card
        title="Terms"
        description={`${counted(agreement.months, 'month')}, ${counted(agreement.noticeDays, 'day')} of notice`}
      >
        {agreement.state === 'Draft' && (
          <p className={styles.hash}>What stands in braces is filled in when the agreement is sent.</p>
        )}
        <div className={styles.terms}>{terms}</div>
      </Card>
      <Signatures agreement={agreement} signatures={signatures} />
      {can.sign && <Sign agreement={agreement} signatures={signatures} />}
      {can.countersign && <Countersign agreement={agreement} signatures={signatures} />}
    </div>
  )
}
