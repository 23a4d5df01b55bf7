import { termsBlocks } from '@portal/core/access/terms/terms'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDate } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { FileText } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { useCall } from '../../foundation/session/query.ts'
import { PublicPage } from './public-page.tsx'
import styles from './terms.module.css'

/** `/term-of-service`: the agency's terms, for whoever asks. */
export function TermsScreen(): ReactElement {
  const asked = Number(useQuery().get('version') ?? 0)
  const {
    data: terms,
    error,
    loading,
    retry,
  } = useCall('terms.read', asked > 0 ? { query: { version: asked } } : {})
  return (
    <PublicPage
      title="Terms of Service"
      {...(terms && {
        description: (
          <>
            Version {terms.version}, published {formatDate(terms.publishedAt)}
            {terms.version !== terms.newest && (
              <>
                {'. '}
                <Link href={pathOf('term-of-service')}>Read the newest version</Link>
              </>
            )}
          </>
        ),
      })}
    >
      {error && !terms ? (
        <ErrorState
          message={
            error.status === 404
              ? 'There is no such version of the terms.'
              : (messageFor(error) ?? 'The terms could not be loaded.')
          }
          onRetry={retry}
          retrying={loading}
        />
      ) : terms === undefined ? (
        <SkeletonText lines={12} label="Loading the terms" />
      ) : terms === null ? (
        <EmptyState icon={FileText} title="No terms have been published">
          An administrator publishes them in Portal Settings.
        </EmptyState>
      ) : (
        <TermsText text={terms.text} />
      )}
    </PublicPage>
  )
}

const TermsText = ({ text }: { readonly text: string }): ReactElement => (
  <div className={styles.text}>
    {termsBlocks(text).map((block, place): ReactNode => {
      switch (block.is) {
        case 'heading':
          return <h2 key={place}>{block.text}</h2>
        case 'paragraph':
          return <p key={place}>{block.text}</p>
        case 'list':
          return (
            <ul key={place}>
              {block.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )
      }
    })}
  </div>
)
