import type { Resource } from '@portal/core/foundation/contract/resource'
import { fileSize } from '@portal/core/foundation/rules'
import { ExternalLink, Image, Link } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useRef, type ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, type Area } from '../../foundation/session/query.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'

export interface SharedFilesProps {
  readonly of: Resource & { readonly area: Area }
  readonly clientId: number
  readonly limits: { readonly each: number; readonly only: readonly string[] }
  /** `The picture`. */
  readonly what: string
  /** `Choose a picture`. */
  readonly choose: string
  /** Where an entry is seen without an account, by its share number. */
  readonly addressOf: (shareNumber: string) => string
  readonly put: (id: number, files: readonly File[]) => Promise<unknown>
}

/** Entries with a file each, at addresses that somebody without an account may open. */
export function SharedFiles({
  of,
  clientId,
  limits,
  what,
  choose,
  addressOf,
  put,
}: SharedFilesProps): ReactElement | null {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<number | null>(null)
  const screen = screenOn(of, 'clients.profile.guest-access')
  if (!screen) return null
  const send = async (file: File | undefined): Promise<void> => {
    const id = chosen.current
    if (!file || id === null) return
    try {
      const problem = fileSize(limits.each / 1024 / 1024)(file)
      if (problem !== null) throw new Error(problem)
      await put(id, [file])
      refresh(of.area)
      showSuccess(`${what} is in the preview.`)
    } catch (error) {
      report(error)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={choose}
        accept={limits.only.join(',')}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <KeptList
        of={of}
        screen={screen}
        clientId={clientId}
        more={{
          actions: [
            {
              name: 'Open the preview',
              icon: ExternalLink,
              run: ({ shareNumber }) => window.open(addressOf(String(shareNumber)), '_blank', 'noopener'),
            },
            {
              name: 'Copy the address',
              icon: Link,
              run: ({ shareNumber }) =>
                void copy('Address', `${location.origin}${addressOf(String(shareNumber))}`),
            },
            {
              name: choose,
              icon: Image,
              run: ({ id }) => {
                chosen.current = id
                input.current?.click()
              },
            },
          ],
        }}
      />
    </>
  )
}
