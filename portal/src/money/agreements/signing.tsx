import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatDateTime } from '@portal/core/foundation/format'
import { consentSentence } from '@portal/core/money/agreements/agreement'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { useFocusHandedOn } from '@portal/ui/focus'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement, type RefObject } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { ReasonDialog } from '../invoicing/reason-dialog.tsx'
import styles from './agreements.module.css'

type Agreement = Answer<'agreements.get'>

/** What is signed, and where one sees it afterwards. */
interface SigningProps {
  readonly agreement: Agreement
  readonly signatures: RefObject<HTMLDListElement | null>
}

/** Who signed, when and, for the agency, from where; whoever has just signed goes on here. */
export const Signatures = ({ agreement, signatures }: SigningProps): ReactElement => (
  <Card title="Signatures">
    <dl ref={signatures} tabIndex={-1} className={styles.signatures}>
      <Signed label="For the client" of={agreement.signature} />
      <Signed label="For the agency" of={agreement.countersignature} />
    </dl>
    {agreement.documentHash !== null && (
      <p className={styles.hash}>SHA-256 of what was sent: {agreement.documentHash}</p>
    )}
  </Card>
)

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

/** The signing by the client's own people: a typed name and what one agrees to. */
export function Sign({ agreement, signatures }: SigningProps): ReactElement {
  const whole = useFocusHandedOn<HTMLDivElement>(signatures)
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
    <div ref={whole}>
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
    </div>
  )
}

const counterFields = defineFields({ name: { label: 'Your Full Name', kind: 'text', required: true } })

/** The signing for the agency. */
export function Countersign({ agreement, signatures }: SigningProps): ReactElement {
  const whole = useFocusHandedOn<HTMLDivElement>(signatures)
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
    <div ref={whole}>
      <Card title="Sign for the agency">
        <Form of={form} label="Sign for the agency" saveLabel="Countersign">
          <FormField of={form} name="name" />
        </Form>
      </Card>
    </div>
  )
}
