import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { Banner } from '@portal/ui/banner'
import { Dialog } from '@portal/ui/dialog'
import { Skeleton } from '@portal/ui/skeleton'
import { useEffect, useState, type ReactElement } from 'react'
import { keptCalls, type Use } from './kept-calls.ts'
import { titleOf, type KeptRow } from './kept-row.ts'
import styles from './records.module.css'
import { inWords } from './uses-in-words.ts'

interface Asked {
  readonly uses: readonly Use[] | null
  readonly error: string | null
}

/** What uses an entry, asked for when it is drawn; null while it is on its way. */
function useUses(resource: Resource, id: number): Asked {
  const [asked, setAsked] = useState<Asked>({ uses: null, error: null })
  useEffect(() => {
    let gone = false
    keptCalls(resource)
      .usedBy(id)
      .then(
        (uses) => !gone && setAsked({ uses, error: null }),
        (error: unknown) => !gone && setAsked({ uses: null, error: messageFor(error) }),
      )
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [resource, id])
  return asked
}

export interface WhereUsedProps {
  readonly resource: Resource
  readonly row: KeptRow
  readonly onClose: () => void
}

/** What uses an entry of a kept list, in a dialog. */
export function WhereUsed({ resource, row, onClose }: WhereUsedProps): ReactElement {
  const { uses, error } = useUses(resource, row.id)
  const { one } = shownAs(resource)
  return (
    <Dialog open title={`Where ${titleOf(resource, row)} is used`} width={490} onClose={onClose}>
      {error !== null ? (
        <Banner tone="danger" announce>
          {error}
        </Banner>
      ) : uses === null ? (
        <Skeleton height={64} />
      ) : uses.length === 0 ? (
        <p>Nothing uses this {one} yet: it can be deleted.</p>
      ) : (
        <dl className={styles.uses}>
          {uses.map(({ what, count }) => (
            <div key={what}>
              <dt>{what.charAt(0).toUpperCase() + what.slice(1)}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}

/** The words under the Active switch of a form, once an entry that is used is about to be retired. */
export function UsesOfRetired({
  resource,
  id,
}: {
  readonly resource: Resource
  readonly id: number
}): ReactElement | null {
  const { uses } = useUses(resource, id)
  return uses === null || uses.length === 0 ? null : (
    <Banner tone="warning" announce>
      It is used by {inWords(uses)}, which keep showing it. It is offered no more.
    </Banner>
  )
}
