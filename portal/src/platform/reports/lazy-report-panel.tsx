import { fetched } from '../../foundation/errors/fetched.ts'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'

/** A report on a tab behind the first one: its code is fetched when the tab is opened. */
export const LazyReportPanel = fetched(
  () => import('./report-panel.tsx').then((m) => m.ReportPanel),
  <ScreenFallback />,
)
