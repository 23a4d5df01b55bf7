import { adPictureLimits, adPreviews } from '@portal/core/clients/ad-previews/ad-previews'
import { fileSize } from '@portal/core/foundation/rules'
import { pathOf } from '@portal/core/foundation/routes'
import { ExternalLink, Image, Link } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useRef, type ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'

const megabytes = adPictureLimits.each / 1024 / 1024
const addressOf = (shareNumber: unknown): string => pathOf('ad-preview', { previewId: String(shareNumber) })

/** The ads of a client that somebody without an account may see. */
export function AdPreviews({ clientId }: { readonly clientId: number }): ReactElement | null {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<number | null>(null)
  const screen = screenOn(adPreviews, 'clients.profile.guest-access')
  if (!screen) return null
  const put = async (file: File | undefined): Promise<void> => {
    const id = chosen.current
    if (!file || id === null) return
    try {
      const problem = fileSize(megabytes)(file)
      if (problem !== null) throw new Error(problem)
      await api.call('adPreviews.setPicture', { params: { id }, body: {}, files: [file] })
      refresh('adPreviews')
      showSuccess('The picture is in the preview.')
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
        aria-label="Picture of the ad"
        accept={adPictureLimits.only.join(',')}
        onChange={({ currentTarget }) => {
          void put(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <KeptList
        of={adPreviews}
        screen={screen}
        clientId={clientId}
        more={{
          actions: [
            {
              name: 'Open the preview',
              icon: ExternalLink,
              run: ({ shareNumber }) => window.open(addressOf(shareNumber), '_blank', 'noopener'),
            },
            {
              name: 'Copy the address',
              icon: Link,
              run: ({ shareNumber }) => void copy('Address', `${location.origin}${addressOf(shareNumber)}`),
            },
            {
              name: 'Choose a picture',
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
