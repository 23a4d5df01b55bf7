import type { Answer } from '@portal/core/calls'
import { categoryLabel } from '@portal/core/platform/mail/categories'
import {
  mailSettingFields,
  noQuiet,
  optionalCategories,
  usualQuietEnd,
} from '@portal/core/platform/mail/settings'
import { defaultSuccessMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Fields } from '@portal/core/foundation/contract/field'
import { hourChoices } from '@portal/core/platform/schedules/fields'
import { pathOf } from '@portal/core/foundation/routes'
import { administrators } from '@portal/core/foundation/policy/rules-of-calls'
import { useStore } from '@nanostores/react'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './mail.module.css'

type Settings = Answer<'mail.settings'>

/** The flag of each kind of mail that can be switched off, named by its place: categories have hyphens. */
const kinds = optionalCategories.map((_, at) => `kind${at}`)
const kindFields: Fields = Object.fromEntries(
  optionalCategories.map((category, at) => [
    kinds[at],
    { label: categoryLabel(category), kind: 'flag', initial: true },
  ]),
)
const fields: Fields = { ...mailSettingFields, ...kindFields }

/** `/settings/email-communication-settings`: who mail comes from, what stands below it, and what is sent at all. */
export function MailSettingsScreen(): ReactElement {
  const { data, error, loading, retry } = useCall('mail.settings')
  return (
    <Page
      title="Email Communication Settings"
      description="Who mail comes from, where answers go, what stands below it and what is not sent."
      actions={<Link href={pathOf('reporting.email_communications')}>Email Communications</Link>}
    >
      <div className={styles.narrow}>
        {data ? (
          <SettingsForm settings={data} />
        ) : error ? (
          <ErrorState
            message={messageFor(error) ?? 'You may not see these settings.'}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <Skeleton height={360} />
        )}
      </div>
    </Page>
  )
}

/** The hours of two choices; null for none. */
const quietIn = (from: string, until: string): Settings['quiet'] =>
  from === noQuiet ? null : { from: hourChoices.indexOf(from), until: hourChoices.indexOf(until) }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function SettingsForm({ settings }: { readonly settings: Settings }): ReactElement {
  const locked = administrators.scope(useStore(session.$actor)) === 'none'
  const form = useForm({
    fields,
    from: {
      senderName: settings.senderName,
      replyTo: settings.replyTo,
      signature: settings.signature,
      quietFrom: settings.quiet ? hourChoices[settings.quiet.from] : noQuiet,
      quietUntil: hourChoices[settings.quiet?.until ?? usualQuietEnd],
      opens: settings.opens,
      ...Object.fromEntries(
        optionalCategories.map((category, at) => [kinds[at], !settings.off.includes(category)]),
      ),
    },
    // What nobody touched is not sent: somebody else may have changed it meanwhile.
    save: (sent, { changed, options }) => {
      const touched = (...names: readonly string[]): boolean => names.some((name) => name in changed)
      return api.call('mail.setSettings', {
        body: {
          ...(touched('senderName') ? { senderName: textOf(sent['senderName']) } : {}),
          ...(touched('replyTo') ? { replyTo: textOf(sent['replyTo']) } : {}),
          ...(touched('signature') ? { signature: textOf(sent['signature']) } : {}),
          ...(touched('quietFrom', 'quietUntil')
            ? { quiet: quietIn(textOf(sent['quietFrom']), textOf(sent['quietUntil'])) }
            : {}),
          ...(touched('opens') ? { opens: sent['opens'] === true } : {}),
          switched: optionalCategories.flatMap((category, at) => {
            const kind = kinds[at] ?? ''
            return touched(kind) ? [{ category, on: sent[kind] === true }] : []
          }),
        },
        ...options,
      })
    },
    saved: () => {
      refresh('mail.settings')
      showSuccess(defaultSuccessMessage)
    },
  })
  return (
    <Form of={form} label="Email communication settings" saveLabel="Save changes" withoutButtons={locked}>
      <Card>
        <div className={styles.sections}>
          <FormSection title="Sender">
            <FormGrid>
              <FormField of={form} name="senderName" disabled={locked} />
              <FormField of={form} name="replyTo" disabled={locked} />
              <FormField of={form} name="signature" disabled={locked} />
            </FormGrid>
          </FormSection>
          <FormSection
            title="When it is sent"
            description="What is due in quiet hours goes out when they end. Mail about accounts never waits."
          >
            <FormGrid>
              <FormField of={form} name="quietFrom" disabled={locked} />
              {form.inputs['quietFrom'] !== noQuiet && (
                <FormField of={form} name="quietUntil" disabled={locked} />
              )}
              <FormField of={form} name="opens" disabled={locked} wide />
            </FormGrid>
          </FormSection>
          <FormSection
            title="What is sent"
            description="Mail of a kind that is not ticked stays in the outbox. Mail about accounts is always sent."
          >
            <FormGrid>
              {Object.keys(kindFields).map((name) => (
                <FormField key={name} of={form} name={name} disabled={locked} />
              ))}
            </FormGrid>
          </FormSection>
          {locked && <p className={styles.note}>An administrator can change these.</p>}
        </div>
      </Card>
    </Form>
  )
}
