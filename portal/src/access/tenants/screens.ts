import type { Screens } from '../../foundation/screens.ts'

export const tenantScreens: Screens = {
  'carousel-upload.index': () => import('./carousel-screen.tsx').then((m) => ({ default: m.CarouselScreen })),
  'settings.tenant': () =>
    import('./portal-settings-screen.tsx').then((m) => ({ default: m.PortalSettingsScreen })),
  'term-of-service': () => import('../terms/terms-screen.tsx').then((m) => ({ default: m.TermsScreen })),
}
