import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { pathOf } from '@portal/core/foundation/routes'
import { takesEntries } from '@portal/core/platform/records/list-facts'
import { Button, LinkButton } from '@portal/ui/button'
import { Plus, Upload } from '@portal/ui/icon'
import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { session } from '../../../foundation/session/session.ts'

interface AddOrImportProps {
  readonly to: Resource
  /** The client whose entries they become. */
  readonly clientId: number | undefined
  readonly add: () => void
}

/** The ways to put entries into a kept list: one by a dialog, many from a file where the list takes them. */
export function AddOrImport({ to, clientId, add }: AddOrImportProps): ReactElement {
  const actor = useStore(session.$actor)
  const imports = takesEntries(to) && actor.kind === 'user' && isEmployee(actor)
  return (
    <>
      {imports && (
        <LinkButton
          size="small"
          icon={Upload}
          href={pathOf(
            'imports.entries',
            { list: to.area },
            clientId === undefined ? {} : { client: clientId },
          )}
        >
          Import
        </LinkButton>
      )}
      <Button size="small" variant="primary" icon={Plus} onClick={add}>
        Add {shownAs(to).one}
      </Button>
    </>
  )
}
