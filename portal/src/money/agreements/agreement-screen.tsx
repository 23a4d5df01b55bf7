import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatDateTime, formatDay } from '@portal/core/foundation/format'
import { centsFromDollars, formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { consentSentence } from '@portal/core/money/agreements/agreement'
import { Banner } from '@portal/ui/banner'
import { Button, LinkButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ErrorState } from '@portal/ui/error-state'
import { Download, Send } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../foundation/address/params.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { ReasonDialog } from '../invoicing/reason-dialog.tsx'
import { AgreementForm } from './agreement-form.tsx'
import { AgreementBadge } from './agreements-screen.tsx'
import { downloadAgreement } from './download.ts'
import styles from './agreements.module.css'

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
      crumbs={staff ? [{ label: 'Agreements', href: pathOf('agreements.index') }] : []}
      beside={<AgreementBadge state={agreement.state} />}
      actions={
        <>
          <Button icon={Download} onClick={() => void downloadAgreement(agreement.slug)}>
            Download PDF
          </Button>
          {agreement.can.update && !editing && <Button onClick={() => setEditing(true)}>Edit</Button>}
          {agreement.can.send && !editing && (
            <Button
              icon={Send}
              variant="primary"
              onClick={() =>
                void act('agreements.send', agreement, 'Sent: the people of the client are asked to sign.')
              }
            >
              Send to sign
            </Button>
          )}
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

/** Does something that needs nothing but the agreement. */
async function act(
  call: 'agreements.send' | 'agreements.createBudgets',
  { id }: Agreement,
  said: string,
): Promise<void> {
  try {
    await api.call(call, { params: { id } })
    showSuccess(said)
  } catch (failure) {
    report(failure)
  } finally {
    invalidate('agreements', 'budgets', 'budgetPlans')
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
  const { services, terms, can, signature, countersignature } = agreement
  return (
    <div className={styles.whole}>
      {agreement.state === 'Declined' && <Banner tone="danger">Declined: {agreement.declineReason}</Banner>}
      {can.createBudgets && (
        <Banner
          tone="information"
          title="Both have signed"
          actions={
            <>
              <LinkButton size="small" href={pathOf('onboarding.index')}>
                Start onboarding
              </LinkButton>
              <Button
                size="small"
                variant="primary"
                onClick={() => void act('agreements.createBudgets', agreement, 'The budgets are created.')}
              >
                Create {services.length} budgets
              </Button>
            </>
          }
        >
          {services.map(({ service, amount }) => `${service} ${formatDollars(amount)}`).join(', ')} from{' '}
          {formatDay(agreement.startsAt)}.
        </Banner>
      )}
      <Card title="Services" description={`${formatDollars(agreement.monthly)} a month`}>
        <Table
          inner
          label="Services"
          columns={serviceColumns}
          rows={services}
          rowId={({ id }) => String(id)}
        />
      </Card>
      <Card title="Terms" description={`${agreement.months} months, ${agreement.noticeDays} days of notice`}>
        {agreement.state === 'Draft' && (
          <p className={styles.hash}>What stands in braces is filled in when the agreement is sent.</p>
        )}
        <div className={styles.terms}>{terms}</div>
      </Card>
      <Card title="Signatures">
        <dl className={styles.signatures}>
          <Signed label="For the client" of={signature} />
          <Signed label="For the agency" of={countersignature} />
        </dl>
        {agreement.documentHash !== null && (
          <p className={styles.hash}>SHA-256 of what was sent: {agreement.documentHash}</p>
        )}
      </Card>
      {can.sign && <Sign agreement={agreement} />}
      {can.countersign && <Countersign agreement={agreement} />}
    </div>
  )
}

const Signed = ({
  label,
  of,
}: {
  readonly label: string
  readonly of: Agreement['signature']
}): ReactElement => (
  <div>
    <dt>{label}</dt>
    <dd>
      {of === null ? (
        'Not signed yet'
      ) : (
        <>
          <span className={styles.name}>{of.name}</span>
          <span className={styles.hash}>
            {of.by}, {formatDateTime(of.at)}
            {of.address === '' ? '' : `, from ${of.address}`}
          </span>
        </>
      )}
    </dd>
  </div>
)

const signFields = defineFields({
  name: { label: 'Your Full Name', kind: 'text', required: true },
  consent: { label: consentSentence, kind: 'flag', initial: false },
})

function Sign({ agreement }: { readonly agreement: Agreement }): ReactElement {
  const [declining, setDeclining] = useState(false)
  const params = { id: agreement.id }
  const form = useForm({
    fields: signFields,
    check: ({ consent }) => (consent ? {} : { consent: 'Field is required' }),
    save: ({ name }, { options }) =>
      api.call('agreements.sign', {
        params,
        body: { name, consent: true, documentHash: agreement.documentHash ?? '' },
        idempotencyKey: options.idempotencyKey,
      }),
    saved: () => {
      invalidate('agreements')
      showSuccess('Signed. The agency signs next.')
    },
  })
  return (
    <Card
      title="Sign"
      description="Your name, the time and the address you sign from are kept with the agreement."
    >
      <Form
        of={form}
        label="Sign"
        saveLabel="Sign agreement"
        aside={<Button onClick={() => setDeclining(true)}>Decline</Button>}
      >
        <FormField of={form} name="name" />
        <FormField of={form} name="consent" />
      </Form>
      {declining && (
        <ReasonDialog
          title="Decline the agreement?"
          description="The agency is told why, and writes a new one."
          confirmLabel="Decline"
          danger
          onConfirm={async (reason) => {
            try {
              await api.call('agreements.decline', { params, body: { reason } })
              return true
            } catch (failure) {
              report(failure)
              return false
            } finally {
              invalidate('agreements')
            }
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  )
}

const counterFields = defineFields({ name: { label: 'Your Full Name', kind: 'text', required: true } })

function Countersign({ agreement }: { readonly agreement: Agreement }): ReactElement {
  const form = useForm({
    fields: counterFields,
    save: (body, { options }) =>
      api.call('agreements.countersign', {
        params: { id: agreement.id },
        body,
        idempotencyKey: options.idempotencyKey,
      }),
    saved: () => {
      invalidate('agreements')
      showSuccess('The agreement is active.')
    },
  })
  return (
    <Card title="Sign for the agency">
      <Form of={form} label="Sign for the agency" saveLabel="Countersign">
        <FormField of={form} name="name" />
      </Form>
    </Card>
  )
}
