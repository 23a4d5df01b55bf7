import type { ReactElement } from 'react'
import { Logo } from '../../access/tenants/logo.tsx'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { ClientProfile } from './profile-frame.tsx'

/** The logo of a client, which its profile shows beside its name. */
export const ClientLogo = ({ client }: { readonly client: ClientProfile }): ReactElement => {
  const { id, name, logo, can } = client
  return (
    <Logo
      address={logo ?? ''}
      name={name}
      save={(file) =>
        file
          ? api.call('clients.setLogo', { params: { id }, body: {}, files: [file] })
          : api.call('clients.removeLogo', { params: { id } })
      }
      changed={() => refresh('clients')}
      disabled={!can.update}
    />
  )
}
