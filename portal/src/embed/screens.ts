import type { Screens } from '../shell/screens.ts'

export const embedScreens: Screens = {
  'embed.sign-in': async () => ({ default: (await import('./sign-in-screen.tsx')).EmbedSignInScreen }),
}
