import { lazy, Suspense, type ComponentProps, type ReactElement } from 'react'
import { loadScreen } from '../../foundation/errors/chunk-failure.ts'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'

const Panel = lazy(() =>
  loadScreen(() => import('./report-panel.tsx').then((m) => ({ default: m.ReportPanel }))),
)

/** A report on a tab behind the first one: its code is fetched when the tab is opened. */
export const LazyReportPanel = (props: ComponentProps<typeof Panel>): ReactElement => (
  <Suspense fallback={<ScreenFallback />}>
    <Panel {...props} />
  </Suspense>
)
