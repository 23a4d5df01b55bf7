import { snippetOf } from '@portal/core/sites/intelligence/pages'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Code, Copy } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { SettingsTab } from '../../clients/profile/settings-tab.tsx'
import { copy } from '../../foundation/browser/clipboard.ts'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import styles from './intelligence.module.css'

/** A client's settings, with the sites that the collector runs on. */
export const ClientSettingsTab = (): ReactElement => (
  <SettingsTab more={({ id }) => <ClientSites clientId={id} />} />
)

function ClientSites({ clientId }: { readonly clientId: number }): ReactElement {
  const [shown, setShown] = useState<string | null>(null)
  const columns = useMemo(
    (): readonly ListColumn<KeptRow>[] => [
      {
        id: 'snippet',
        label: 'Snippet',
        value: ({ siteKey }) => (typeof siteKey === 'string' ? siteKey : ''),
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
      {shown !== null && <SnippetDialog siteKey={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

const formExample = `<form data-iq-form="Test drive">
  <input type="hidden" name="iq_ref">
  …
</form>`

/** What a dealer's developer puts on the pages, to be copied whole. */
function SnippetDialog({
  siteKey,
  onClose,
}: {
  readonly siteKey: string
  readonly onClose: () => void
}): ReactElement {
  const snippet = snippetOf(location.origin, siteKey)
  return (
    <Dialog
      open
      title="Put this on every page"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button icon={Copy} variant="primary" onClick={() => void copy('Snippet', snippet)}>
            Copy snippet
          </Button>
        </>
      }
    >
      <div className={styles.snippet}>
        <p>In the head or at the end of the body of each page:</p>
        <pre>{snippet}</pre>
        <p>
          It sets no cookie and keeps nothing in the browser; visitors who ask not to be tracked are left out.
          A form that counts as a lead says so; its hidden field lets the lead be told apart from others when
          it is sent on to the client’s address for leads:
        </p>
        <pre>{formExample}</pre>
        <p>
          Where your consent banner allows it, call <code>iq(&apos;consent&apos;, true)</code>: the visitor is
          then known again on later days.
        </p>
      </div>
    </Dialog>
  )
}
