import type { Screens } from '../shell/screens.ts'

const channels = () => import('./channel-screens.tsx')

export const dashboardScreens: Screens = {
  'dashboard.sem': () => channels().then((m) => ({ default: m.SemScreen })),
  'dashboard.seo': () => channels().then((m) => ({ default: m.SeoScreen })),
  'dashboard.social': () => channels().then((m) => ({ default: m.SocialScreen })),
  'dashboard.programmatic': () => channels().then((m) => ({ default: m.ProgrammaticScreen })),
}
