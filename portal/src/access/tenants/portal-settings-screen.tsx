import { defaultSuccessMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import { tenantFields } from '@portal/core/access/tenants/fields'
import type { TenantSettingName } from '@portal/core/access/tenants/settings'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { Logo } from './logo.tsx'
import { TermsForm } from '../terms/terms-form.tsx'
import styles from './tenants.module.css'

type Settings = Answer<'tenants.settings'>

/** `/settings/portal`: what an administrator decides for everyone of the tenant. */
export function PortalSettingsScreen(): ReactElement {
  const { data: settings, error } = useCall('tenants.settings')
  return (
    <Page title="Portal Settings" description="What everyone here sees: the name, the logo, the color.">
      <div className={styles.narrow}>
        {settings ? (
          <>
            <SettingsForm settings={settings} />
            <TermsForm />
          </>
        ) : error ? (
          <ErrorState
            title="The settings could not be loaded"
            message={messageFor(error) ?? 'You do not have access to them.'}
            onRetry={() => refresh('tenants')}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </div>
    </Page>
  )
}

const valueOf = (settings: Settings, name: TenantSettingName): unknown =>
  settings.find(({ setting }) => setting === name)?.value

const textOf = (settings: Settings, name: TenantSettingName): string => {
  const value = valueOf(settings, name)
  return typeof value === 'string' ? value : ''
}

/** Reads the settings again, and the tenant as the whole portal shows it. */
async function changed(): Promise<void> {
  refresh('tenants')
  const tenant = session.$tenant.get()
  if (!tenant) return
  session.$tenant.set(
    await api.call('tenants.byHost', {
      params: { subdomain: tenant.slug },
      body: { hostname: location.hostname },
    }),
  )
}

function SettingsForm({ settings }: { readonly settings: Settings }): ReactElement {
  const form = useForm({
    fields: tenantFields,
    from: {
      name: textOf(settings, 'name'),
      primaryColor: textOf(settings, 'primaryColor'),
      geoiq: valueOf(settings, 'geoiq') === true,
    },
    save: async (sent, { changed: changes }) => {
      for (const setting of ['name', 'primaryColor', 'geoiq'] as const)
        if (setting in changes)
          await api.call('tenants.setSetting', { body: { setting, value: sent[setting] } })
    },
    saved: () => {
      showSuccess(defaultSuccessMessage)
      void changed()
    },
  })
  return (
    <Form of={form} label="Portal settings" saveLabel="Save changes">
      <Card>
        <div className={styles.sections}>
          <FormSection title="Looks">
            <Logo
              address={textOf(settings, 'logo')}
              name={textOf(settings, 'name')}
              save={async (file) =>
                api.call('tenants.setSetting', {
                  body: {
                    setting: 'logo',
                    value: file && (await api.call('assets.upload', { body: {}, files: [file] })).id,
                  },
                })
              }
              changed={() => void changed()}
            />
            <FormGrid>
              <FormField of={form} name="name" />
              <FormField of={form} name="primaryColor" />
            </FormGrid>
          </FormSection>
          <FormSection title="Features">
            <FormField of={form} name="geoiq" />
          </FormSection>
        </div>
      </Card>
    </Form>
  )
}
