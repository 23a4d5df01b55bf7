import { vcardOf } from '@portal/core/clients/contacts/vcard'
import { contacts } from '@portal/core/clients/profile/lists'
import { Badge } from '@portal/ui/badge'
import { Building2, Contact, Upload, Users } from '@portal/ui/icon'
import { MenuButton } from '@portal/ui/menu'
import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { giveFile, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { fieldColumn } from '../../platform/parts/records/field-column.tsx'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import { clientOf, type KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { alikeContacts } from './alike-contacts.tsx'

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
    birthday: text(row, 'birthday'),
    notes: text(row, 'notes'),
    organization: clientOf(row)?.name ?? '',
  })
  giveFile(new Blob([card], { type: 'text/vcard' }), `${name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.vcf`)
}

/** Whom to call first is seen beside the name. */
const columns: readonly ListColumn<KeptRow>[] = [
  {
    id: 'isPrimary',
    label: 'Primary',
    value: (row) => (row['isPrimary'] === true ? 'Yes' : ''),
    cell: (row) => (row['isPrimary'] === true ? <Badge tone="information">Primary</Badge> : null),
    sortable: true,
    width: 96,
  },
  // Together with the telephone number they fit a screen of 1,280 pixels.
  { ...fieldColumn(contacts, 'title', contacts.fields.title), width: 152 },
  { ...fieldColumn(contacts, 'email', contacts.fields.email), width: 184 },
]

const FileDialog = fetched(() => import('./file-dialog.tsx').then((m) => m.FileDialog))
const DuplicatesDialog = fetched(() => import('./duplicates-dialog.tsx').then((m) => m.DuplicatesDialog))
const StoresDialog = fetched(() => import('./stores-dialog.tsx').then((m) => m.StoresDialog))

/** Which dialog is open, and of which contact. */
type Opened =
  | { readonly is: 'file' }
  | { readonly is: 'duplicates'; readonly contactId?: number }
  | { readonly is: 'stores'; readonly id: number; readonly name: string }

/** Contacts with what is more than a list: files of them, duplicates, and a person's stores. */
function ContactList({
  route,
  clientId,
}: {
  readonly route: 'clients.profile.contacts' | 'contacts.index'
  readonly clientId?: number
}): ReactElement {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  const below = useMemo(() => alikeContacts(clientId), [clientId])
  const actions: readonly Action<KeptRow>[] = [
    {
      name: 'Stores',
      icon: Building2,
      shortcut: 's',
      run: (row) => setOpened({ is: 'stores', id: row.id, name: text(row, 'name') }),
    },
    {
      name: 'Find duplicates',
      icon: Users,
      run: (row) => setOpened({ is: 'duplicates', contactId: row.id }),
    },
    { name: 'Save as vCard', icon: Contact, shortcut: 'v', run: giveCard },
  ]
  const before = (
    <MenuButton
      label="More"
      size="small"
      items={[
        { label: 'Take from a file', icon: Upload, onSelect: () => setOpened({ is: 'file' }) },
        { label: 'Find duplicates', icon: Users, onSelect: () => setOpened({ is: 'duplicates' }) },
      ]}
    />
  )
  return (
    <>
      <KeptLists
        route={route}
        {...(clientId === undefined ? {} : { clientId })}
        label="Contacts"
        more={{ contacts: { columns, actions, before, below } }}
      />
      {opened?.is === 'file' && <FileDialog clientId={clientId} onClose={close} />}
      {opened?.is === 'duplicates' && (
        <DuplicatesDialog clientId={clientId} contactId={opened.contactId} onClose={close} />
      )}
      {opened?.is === 'stores' && <StoresDialog id={opened.id} name={opened.name} onClose={close} />}
    </>
  )
}

/** The contacts of a client. */
export const ContactsTab = (): ReactElement => (
  <ProfileFrame>{({ id }) => <ContactList route="clients.profile.contacts" clientId={id} />}</ProfileFrame>
)

/** `/contacts`: the people at all dealerships. */
export const ContactsScreen = (): ReactElement => (
  <Page title="Contacts" description="The people at all dealerships.">
    <ContactList route="contacts.index" />
  </Page>
)
