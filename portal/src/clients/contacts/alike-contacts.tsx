import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { showError, showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { useSettled } from '../../foundation/browser/use-settled.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'
import { typedQuery } from '../profile/typed-query.ts'
import styles from './contacts.module.css'

type Alike = Answer<'contacts.alike'>[number]

/** Milliseconds without a key before the server is asked whether the person is there. */
const pause = 350

const asked = ['name', 'email', 'phone', 'mobile'] as const

/** Who somebody that is being typed may be already, with the way to put that person at this store too. */
export function alikeContacts(ofClient: number | undefined): BelowForm {
  return function AlikeContacts({ inputs, id, close }): ReactElement | null {
    const clientId = ofClient ?? (typeof inputs['clientId'] === 'number' ? inputs['clientId'] : undefined)
    const typed = useSettled(
      JSON.stringify(asked.map((name) => (typeof inputs[name] === 'string' ? inputs[name].trim() : ''))),
      pause,
    )
    const [name = '', email = '', phone = '', mobile = ''] = JSON.parse(typed) as string[]
    const query = typedQuery({ name, email, phone, mobile })
    const { data = [] } = useCall(
      'contacts.alike',
      Object.keys(query).length === 0
        ? null
        : {
            query: {
              ...query,
              ...(clientId === undefined ? {} : { clientId }),
              ...(id === null ? {} : { contactId: id }),
            },
          },
    )
    if (data.length === 0) return null
    const putHere = async ({ contact }: Alike): Promise<void> => {
      if (clientId === undefined) return
      try {
        const { Client } = await api.call('contacts.addStore', {
          params: { id: contact.id },
          body: { clientId },
        })
        refresh('contacts')
        showSuccess(`${contact.name} is a contact of ${Client.name}, too.`)
        close()
      } catch (failure) {
        showError(messageFor(failure) ?? 'The person could not be put at this store.')
      }
    }
    return (
      <Banner tone="warning" announce>
        <p>This may be somebody who is there already:</p>
        <ul className={styles.rows} aria-label="Contacts like this one">
          {data.map((found) => (
            <li key={found.contact.id} className={styles.row}>
              <span className={styles.who}>
                <a
                  href={`${pathOf('clients.profile.contacts', { slug: found.contact.Client.slug })}?contact=${found.contact.id}`}
                  target="_blank"
                  rel="noopener"
                >
                  {found.contact.name}
                </a>
                <span className={styles.facts}>
                  {[found.contact.title, found.contact.Client.name].filter(Boolean).join(', ')}: same{' '}
                  {found.shares.join(' and ')}
                </span>
              </span>
              {id === null && clientId !== undefined && !found.atThisStore && (
                <Button size="small" onClick={() => void putHere(found)}>
                  Same person
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Banner>
    )
  }
}
