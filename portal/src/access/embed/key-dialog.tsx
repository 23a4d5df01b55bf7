import { hostKeyFields } from '@portal/core/access/embed/fields'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Download } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { giveFile } from '../../platform/parts/list/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import { AddDialog } from './add-dialog.tsx'
import styles from './embedding.module.css'
import { newKeyPair } from './key-pair.ts'

interface KeyDialogProps {
  readonly added: () => void
  readonly onClose: () => void
}

/** Adds a key: pasted, or made here, where its private half goes to the person's disk and nowhere else. */
export function KeyDialog({ added, onClose }: KeyDialogProps): ReactElement {
  const [made, setMade] = useState<'not yet' | 'made' | 'impossible'>('not yet')
  return (
    <AddDialog
      title="Add a server key"
      fields={hostKeyFields}
      add={(body, options) => api.call('embed.addHostKey', { body, ...options })}
      added={added}
      onClose={onClose}
      before={(form) => (
        <div className={styles.make}>
          {made === 'made' ? (
            <Banner tone="success" announce>
              The private key is in your downloads as <strong>agency-key.pem</strong>. Give it to the server
              of the page and to nobody else; the portal has never had it.
            </Banner>
          ) : made === 'impossible' ? (
            <Banner tone="warning" announce>
              This browser cannot make such keys. Make one with openssl, as the documentation shows, and paste
              its public half.
            </Banner>
          ) : (
            <>
              <p>Make a pair here, or paste the public key of a pair that the developer has made.</p>
              <Button
                icon={Download}
                onClick={() =>
                  void newKeyPair().then(
                    ({ privatePem, publicPem }) => {
                      giveFile(new Blob([privatePem], { type: 'application/x-pem-file' }), 'agency-key.pem')
                      form.set('publicKey', publicPem)
                      setMade('made')
                    },
                    () => setMade('impossible'),
                  )
                }
              >
                Make a key pair
              </Button>
            </>
          )}
        </div>
      )}
    />
  )
}
