import type { Screens } from '../shell/screens.ts'

export const accessScreens: Screens = {
  login: () => import('./login-screen.tsx').then(({ LoginScreen }) => ({ default: LoginScreen })),
  logout: () => import('./logout-screen.tsx').then(({ LogoutScreen }) => ({ default: LogoutScreen })),
}
