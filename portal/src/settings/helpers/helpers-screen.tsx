import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatCount } from '@portal/core/foundation/format'
import { helpers, type Helper, type HelperInput } from '@portal/core/settings/helpers/helpers'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ConfirmDialog } from '@portal/ui/dialog'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { report } from '../../foundation/errors/errors.ts'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import { invalidate } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { AnyPersonField } from '../../access/users/any-person-field.tsx'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './helpers.module.css'

type Found = Answer<'adminHelpers.run'>
type Name = (typeof helpers)[number]['name']

const inputs = defineFields({
  userId: { label: 'Person', kind: 'record', of: 'users', required: true },
  toUserId: { label: 'Goes To', kind: 'record', of: 'users', required: true },
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  toClientId: { label: 'Client That Stays', kind: 'record', of: 'clients', required: true },
})

/** `/admin/helpers`: what an administrator needs now and then, looked at before it is done. */
export const HelpersScreen = (): ReactElement => (
  <Page
    title="Admin Helpers"
    description="What is needed now and then. Each says first what it would do, and what was done stands in the audit log."
    narrow
  >
    {helpers.map((helper) => (
      <HelperCard key={helper.name} helper={helper} name={helper.name} />
    ))}
  </Page>
)

const idIn = (input: unknown): number | null => (typeof input === 'number' ? input : null)

function HelperCard({ helper, name }: { readonly helper: Helper; readonly name: Name }): ReactElement {
  const { label, sentence, asks, looksOnly = false, sumsUp = false } = helper
  const [found, setFound] = useState<{ readonly of: Found; readonly asked: Asked } | null>(null)
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const fields: Readonly<Record<string, (typeof inputs)[HelperInput]>> = Object.fromEntries(
    asks.map((input) => [input, inputs[input]]),
  )
  const form = useForm({
    fields,
    save: async (sent) => {
      const asked = askedOf(asks, sent)
      return {
        asked,
        of: await api.call('adminHelpers.run', { params: { name }, body: { dryRun: true, ...asked } }),
      }
    },
    saved: setFound,
  })
  const carryOut = async (): Promise<void> => {
    if (!found || busy) return
    setBusy(true)
    try {
      const done = await api.call('adminHelpers.run', {
        params: { name },
        body: { dryRun: false, ...found.asked },
      })
      showMailed(done.sentence, done.sentence)
      setFound(null)
      invalidate('clients', 'mail', 'users')
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
      setConfirming(false)
    }
  }
  return (
    <Card title={label} description={sentence}>
      <Form of={form} label={label} saveLabel={looksOnly ? 'Look' : 'See what it would do'}>
        {asks.map((input) =>
          input === 'userId' ? (
            <AnyPersonField
              key={input}
              label={inputs.userId.label}
              outside={!asks.includes('toUserId')}
              error={form.problem(input)}
              value={idIn(form.inputs[input])}
              onChange={(id) => form.set(input, id)}
            />
          ) : (
            <FormField key={input} of={form} name={input} />
          ),
        )}
      </Form>
      {found && (
        <div className={styles.found} role="status">
          <p>{found.of.sentence}</p>
          {found.of.rows.length > 0 && (
            <ul className={styles.rows}>
              {found.of.rows.map(({ text, path }, at) => (
                <li key={`${text} ${at}`}>{path === null ? text : <Link href={path}>{text}</Link>}</li>
              ))}
            </ul>
          )}
          {!sumsUp && found.of.count > found.of.rows.length && found.of.rows.length > 0 && (
            <p className={styles.more}>and {formatCount(found.of.count - found.of.rows.length)} more</p>
          )}
          {!looksOnly && found.of.count > 0 && (
            <div>
              <Button variant="primary" onClick={() => setConfirming(true)}>
                {label}
              </Button>
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        open={confirming}
        title={`${label}?`}
        confirmLabel={label}
        danger
        onConfirm={() => void carryOut()}
        onCancel={() => setConfirming(false)}
      >
        {found?.of.sentence}
      </ConfirmDialog>
    </Card>
  )
}

type Asked = { readonly [K in HelperInput]?: number }

/** What was chosen, of what the helper asks for. */
const askedOf = (asks: readonly HelperInput[], sent: Readonly<Record<string, unknown>>): Asked =>
  Object.fromEntries(
    asks.flatMap((input) => {
      const value = sent[input]
      return typeof value === 'number' ? [[input, value] as const] : []
    }),
  )
