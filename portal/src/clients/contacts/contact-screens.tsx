import { contacts } from '@portal/core/clients/profile/lists'
import { Badge } from '@portal/ui/badge'
import { Building2, Contact, Upload, Users } from '@portal/ui/icon'
import { MenuButton } from '@portal/ui/menu'
import { useMemo, useState, type ReactElement } from 'react'
import { loadCode } from '../../foundation/errors/chunk-failure.ts'
import { report } from '../../foundation/errors/errors.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import type { Action, ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { nameOf } from '../../platform/parts/records/entry-form.ts'
import { fieldColumn } from '../../platform/parts/records/field-column.tsx'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { alikeContacts } from './alike-contacts.tsx'

const saveCard = (row: KeptRow): Promise<void> =>
  loadCode(() => import('./give-card.ts')).then(({ giveCard }) => giveCard(row), report)

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
      run: (row) => setOpened({ is: 'stores', id: row.id, name: nameOf(row) }),
    },
    {
      name: 'Find duplicates',
      icon: Users,
      run: (row) => setOpened({ is: 'duplicates', contactId: row.id }),
    },
    { name: 'Save as vCard', icon: Contact, shortcut: 'v', run: (row) => void saveCard(row) },
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
