import { snippetOf } from '@portal/core/sites/intelligence/pages'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Copy } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import styles from './intelligence.module.css'

const formExample = `<form data-iq-form="Test drive">
  <input type="hidden" name="iq_ref">
  …
</form>`

/** What a dealer's developer puts on the pages, to be copied whole. */
export function SnippetDialog({
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
