import { longestTerms, termsFields } from '@portal/core/access/terms/terms'
import { formatDate } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Form, FormField, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './terms.module.css'

/** The terms as they are, to be published anew: each publication is a version that stays readable. */
export function TermsForm(): ReactElement {
  const { data: terms } = useCall('terms.read')
  const { data: versions } = useCall('terms.versions')
  if (terms === undefined || versions === undefined) return <Skeleton height={240} />
  return <Writing text={terms?.text ?? ''} version={terms?.version ?? 0} versions={versions} />
}

function Writing({
  text,
  version,
  versions,
}: {
  readonly text: string
  readonly version: number
  readonly versions: readonly {
    readonly version: number
    readonly publishedAt: string
    readonly publishedBy: string | null
  }[]
}): ReactElement {
  const form = useForm({
    fields: termsFields,
    from: { text },
    check: (typed) =>
      typed.text.length > longestTerms
        ? { text: `The terms must be ${longestTerms.toLocaleString('en-US')} characters or less.` }
        : {},
    save: (sent, { options }) =>
      api.call('terms.publish', { body: { ...sent, basedOn: version }, ...options }),
    saved: (published) => {
      showSuccess(`Version ${published.version} is published.`)
      refresh('terms')
    },
  })
  return (
    <Form of={form} label="Terms of Service" saveLabel="Publish a new version">
      <Card>
        <FormSection title="Terms of Service">
          <FormField of={form} name="text" wide rows={14} />
          {versions.length > 0 && (
            <ul className={styles.versions} aria-label="Published versions">
              {versions.map((each) => (
                <li key={each.version}>
                  <Link
                    href={pathOf(
                      'term-of-service',
                      {},
                      each.version === version ? {} : { version: String(each.version) },
                    )}
                  >
                    Version {each.version}
                  </Link>
                  , published {formatDate(each.publishedAt)}
                  {each.publishedBy === null ? '' : ` by ${each.publishedBy}`}
                </li>
              ))}
            </ul>
          )}
        </FormSection>
      </Card>
    </Form>
  )
}
