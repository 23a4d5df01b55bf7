import { useEffect, useRef, useState, type ReactElement } from 'react'
import { ByLink } from '../../access/guests/by-link.tsx'
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
  const preview = useCall('adPreviews.shown', { params: { shareNumber } })
  return (
    <ByLink
      of={preview}
      what="preview"
      title="Ad Preview"
      gone={{
        title: 'This preview is not open',
        lead: 'It may have been closed or deleted. Please ask the person who sent you the address.',
      }}
    >
      {(ad) => (
        <PublicPage
          title={ad.name}
          description={`Ad preview for ${ad.client}. Networks draw it slightly differently.`}
        >
          <div className={styles.formats}>
            {ad.previews.map(({ format, html, width, height }) => (
              <figure key={format} className={styles.format} style={{ inlineSize: width }}>
                <figcaption className={styles.name}>{names[format]}</figcaption>
                <AdFrame title={`${ad.name} as on ${names[format]}`} html={html} height={height} />
              </figure>
            ))}
          </div>
        </PublicPage>
      )}
    </ByLink>
  )
}

/** As tall as the ad in it: a long text on a narrow screen is neither cut nor scrolled by itself. */
function AdFrame({
  title,
  html,
  height,
}: {
  readonly title: string
  readonly html: string
  /** Until the ad is drawn. */
  readonly height: number
}): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null)
  const [drawn, setDrawn] = useState(height)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const body = frame.current?.contentDocument?.body
    if (turn === 0 || !body) return
    const watch = new ResizeObserver(() => setDrawn(Math.ceil(body.getBoundingClientRect().height)))
    watch.observe(body)
    return () => watch.disconnect()
  }, [turn])
  return (
    // Without scripts; of this origin, so that its policy lets our own picture through.
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{ blockSize: drawn }}
      onLoad={() => setTurn(turn + 1)}
    />
  )
}
