import { adPreviews } from '@portal/core/clients/ad-previews/ad-previews'
import { adPictureLimits } from '@portal/core/clients/ad-previews/limits'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { SharedFiles } from './shared-files.tsx'

/** The ads of a client that somebody without an account may see. */
export const AdPreviews = ({ clientId }: { readonly clientId: number }): ReactElement => (
  <SharedFiles
    of={adPreviews}
    clientId={clientId}
    limits={adPictureLimits}
    what="The picture"
    choose="Choose a picture"
    addressOf={(previewId) => pathOf('ad-preview', { previewId })}
    put={(id, files) => api.call('adPreviews.setPicture', { params: { id }, body: {}, files })}
  />
)
