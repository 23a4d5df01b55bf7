import { Button } from '@portal/ui/button'
import { Code } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import styles from './intelligence.module.css'

const SnippetDialog = fetched(() => import('./snippet-dialog.tsx').then((m) => m.SnippetDialog))

/** The sites of a client that the collector runs on. */
export function ClientSites({ clientId }: { readonly clientId: number }): ReactElement {
  const [shown, setShown] = useState('')
  const columns = useMemo(
    (): readonly ListColumn<KeptRow>[] => [
      {
        id: 'snippet',
        label: 'Snippet',
        value: ({ siteKey }) => String(siteKey),
        cell: ({ name, siteKey }) => (
          <Button
            size="small"
            icon={Code}
            aria-label={`Snippet of ${String(name)}`}
            onClick={() => setShown(String(siteKey))}
          >
            Snippet
          </Button>
        ),
        sortable: false,
        width: 130,
      },
    ],
    [],
  )
  return (
    <section aria-label="Sites" className={styles.sites}>
      <h2>Sites</h2>
      <KeptLists
        route="clients.profile.settings"
        clientId={clientId}
        label="Sites"
        more={{ clientSites: { columns } }}
      />
      {shown && <SnippetDialog siteKey={shown} onClose={() => setShown('')} />}
    </section>
  )
}
