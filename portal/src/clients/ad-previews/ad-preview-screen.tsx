import { messageFor } from '@portal/core/foundation/contract/api-error'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { PublicPage } from '../../access/terms/public-page.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './ad-preview.module.css'

const names = {
  DESKTOP_FEED_STANDARD: 'Facebook, on a computer',
  MOBILE_FEED_STANDARD: 'Facebook, on a phone',
  INSTAGRAM_STANDARD: 'Instagram',
} as const

/** `/ad-preview/{previewId}`: an ad as it will be seen, for whoever is to say yes to it. */
export function AdPreviewScreen(): ReactElement {
  const shareNumber = useParam('previewId')
  const { data: ad, error, loading, retry } = useCall('adPreviews.shown', { params: { shareNumber } })
  if (error && !ad)
    return (
      <PublicPage title="Ad Preview">
        <ErrorState
          {...(error.status === 404 && { title: 'This preview is not open' })}
          message={
            error.status === 404
              ? 'It may have been closed or deleted. Please ask the person who sent you the address.'
              : (messageFor(error) ?? 'The preview could not be loaded.')
          }
          onRetry={retry}
          retrying={loading}
        />
      </PublicPage>
    )
  if (!ad)
    return (
      <PublicPage title="Ad Preview">
        <SkeletonText lines={8} label="Loading the preview" />
      </PublicPage>
    )
  return (
    <PublicPage
      title={ad.name}
      description={`Ad preview for ${ad.client}. Networks draw it slightly differently.`}
    >
      <div className={styles.formats}>
        {ad.previews.map(({ format, html, width, height }) => (
          <figure key={format} className={styles.format} style={{ inlineSize: width }}>
            <figcaption className={styles.name}>{names[format]}</figcaption>
            {/* Without scripts; of this origin, so that its policy lets our own picture through. */}
            <iframe
              className={styles.frame}
              title={`${ad.name} as on ${names[format]}`}
              sandbox="allow-same-origin"
              srcDoc={html}
              style={{ blockSize: height }}
            />
          </figure>
        ))}
      </div>
    </PublicPage>
  )
}
