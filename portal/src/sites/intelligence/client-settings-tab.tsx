import type { ReactElement } from 'react'
import { SettingsTab } from '../../clients/profile/settings-tab.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'

/** Below the form: the table comes after it. */
const ClientSites = fetched(() => import('./client-sites.tsx').then((m) => m.ClientSites))

/** A client's settings, with the sites that the collector runs on. */
export const ClientSettingsTab = (): ReactElement => (
  <SettingsTab more={({ id }) => <ClientSites clientId={id} />} />
)
