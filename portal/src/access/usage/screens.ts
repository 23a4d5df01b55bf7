import type { Screens } from '../../foundation/screens.ts'

export const usageScreens: Screens = {
  'reporting.madi-ai-usage-logs': () =>
    import('./ai-usage-logs-screen.tsx').then((m) => ({ default: m.AiUsageLogsScreen })),
}
