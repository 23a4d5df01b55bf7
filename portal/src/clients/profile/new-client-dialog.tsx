import { newClientFields } from '@portal/core/clients/profile/fields'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Checkbox } from '@portal/ui/choice'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { useSettled } from '../../foundation/browser/use-settled.ts'
import { typedQuery } from './typed-query.ts'
import styles from './new-client-dialog.module.css'

/** Letters of a name from which on it can be told from others. */
const shortestName = 3
/** Milliseconds without a key before the server is asked whether the client is there. */
const pause = 350

export interface NewClientDialogProps {
  /** What is added: `client`, or `prospect` from the list of these. */
  readonly one: 'client' | 'prospect'
  /** What is known of it already. */
  readonly start?: { readonly name: string; readonly phone: string }
  /** What comes next; its profile is opened where absent. */
  readonly onAdded?: (client: { readonly id: number; readonly slug: string }) => void
  readonly onClose: () => void
}

/** A client that comes in by hand. Those that it may be a second time are shown while one types. */
export function NewClientDialog({ one, start, onAdded, onClose }: NewClientDialogProps): ReactElement {
  const [, navigate] = useLocation()
  const [isAnother, setIsAnother] = useState(false)
  const form = useForm({
    fields: newClientFields,
    ...(start ? { from: start } : {}),
    save: (sent, { options }) => api.call('clients.create', { body: { ...sent, isAnother }, ...options }),
    saved: ({ id, name, slug }) => {
      refresh('clients')
      showSuccess(`${name} has been added.`)
      if (onAdded) onAdded({ id, slug })
      else navigate(pathOf('clients.profile', { slug }))
    },
  })
  const { name, website, phone } = form.inputs
  const typed = useSettled(
    JSON.stringify({ name: name.trim(), website: website.trim(), phone: phone.trim() }),
    pause,
  )
  const alike = useAlike(typed)
  return (
    <FormDialog of={form} title={`Add ${one}`} saveLabel={`Add ${one}`} onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="name" wide />
        <FormField of={form} name="website" />
        <FormField of={form} name="phone" />
        <FormField of={form} name="city" />
        <FormField of={form} name="state" />
        <FormField of={form} name="identifier" />
        <FormField of={form} name="groupId" />
        <FormField of={form} name="industryId" />
        {one === 'client' && <FormField of={form} name="activatedAt" />}
      </FormGrid>
      {alike.length > 0 && (
        <Banner tone="warning" announce>
          <p>This may be there already:</p>
          <ul className={styles.alike} aria-label="Clients like this one">
            {alike.map(({ id, name: other, slug, city, state, shares }) => (
              <li key={id}>
                <a href={pathOf('clients.profile', { slug })} target="_blank" rel="noopener">
                  {other}
                </a>
                {[city, state].some(Boolean) && `, ${[city, state].filter(Boolean).join(', ')}`}: same{' '}
                {shares.join(' and ')}
              </li>
            ))}
          </ul>
          <Checkbox label="It is another store" checked={isAnother} onChange={setIsAnother} />
        </Banner>
      )}
    </FormDialog>
  )
}

function useAlike(typed: string) {
  const { name, website, phone } = JSON.parse(typed) as Record<'name' | 'website' | 'phone', string>
  const query = typedQuery({ name: name.length < shortestName ? '' : name, website, phone })
  const { data } = useCall('clients.alike', Object.keys(query).length === 0 ? null : { query })
  return data ?? []
}
