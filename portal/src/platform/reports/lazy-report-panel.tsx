import type { ComponentProps, ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'

const Panel = fetched(() => import('./report-panel.tsx').then((m) => m.ReportPanel), <ScreenFallback />)

/** A report on a tab behind the first one: its code is fetched when the tab is opened. */
export const LazyReportPanel = (props: ComponentProps<typeof Panel>): ReactElement => <Panel {...props} />
