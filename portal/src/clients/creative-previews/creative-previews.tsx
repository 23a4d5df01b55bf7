import { creativePreviews } from '@portal/core/clients/creative-previews/creative-previews'
import { creativeLimits } from '@portal/core/clients/creative-previews/limits'
import { client as api } from '../../foundation/session/session.ts'
import { SharedFiles } from '../ad-previews/shared-files.tsx'

/** The programmatic creatives of a client that somebody without an account may see. */
export const CreativePreviews = ({ clientId }: { readonly clientId: number }) => (
  <SharedFiles
    of={creativePreviews}
    clientId={clientId}
    limits={creativeLimits}
    what="The creative"
    choose="Choose the picture or film"
    addressOf={(shareNumber) => `/api/shared-creative-previews/${shareNumber}`}
    put={(id, files) => api.call('creativePreviews.setFile', { params: { id }, body: {}, files })}
  />
)
