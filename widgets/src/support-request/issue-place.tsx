import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import type { IssuePanelProps } from './issue-panel.tsx'

const load = async () => (await import('./issue-panel.tsx')).IssuePanel

/** A request within the dialog, and what stands in its place while its code is on its way. */
export function IssuePlace(props: IssuePanelProps): ReactElement {
  const code = useLoaded(load, true)
  if (code.data) return <code.data {...props} />
  return code.failed ? (
    <ErrorState message="The request could not be loaded." onRetry={code.retry} />
  ) : (
    <SkeletonText lines={8} label="Loading the request" />
  )
}
