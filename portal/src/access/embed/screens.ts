import type { Screens } from '../../foundation/screens.ts'

export const embedScreens: Screens = {
  'settings.embedding': () => import('./embedding-screen.tsx').then((m) => ({ default: m.EmbeddingScreen })),
  'embed.sign-in': async () => ({ default: (await import('./sign-in-screen.tsx')).EmbedSignInScreen }),
}
