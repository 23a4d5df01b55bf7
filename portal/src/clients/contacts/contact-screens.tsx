import { vcardOf } from '@portal/core/clients/contacts/vcard'
import { Contact } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { giveFile, type Action } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import { clientOf, type KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'

const text = (row: KeptRow, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

/** Gives a contact as a card for the address book of a phone or mail program. */
function giveCard(row: KeptRow): void {
  const name = text(row, 'name')
  const card = vcardOf({
    name,
    title: text(row, 'title'),
    department: text(row, 'department'),
    email: text(row, 'email'),
    phone: text(row, 'phone'),
    mobile: text(row, 'mobile'),
    notes: text(row, 'notes'),
    organization: clientOf(row)?.name ?? '',
  })
  giveFile(new Blob([card], { type: 'text/vcard' }), `${name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.vcf`)
}

const actions: readonly Action<KeptRow>[] = [
  { name: 'Save as vCard', icon: Contact, shortcut: 'v', run: giveCard },
]
const more = { contacts: { actions } }

/** The contacts of a client. */
export const ContactsTab = (): ReactElement => (
  <ProfileFrame>
    {({ id }) => <KeptLists route="clients.profile.contacts" clientId={id} label="Contacts" more={more} />}
  </ProfileFrame>
)

/** `/contacts`: the people at all dealerships. */
export const ContactsScreen = (): ReactElement => (
  <Page title="Contacts" description="The people at all dealerships.">
    <KeptLists route="contacts.index" label="Contacts" more={more} />
  </Page>
)
