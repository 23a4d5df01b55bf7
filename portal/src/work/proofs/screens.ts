import type { Screens } from '../../foundation/screens.ts'

export const proofScreens: Screens = {
  'tools.proofs': () => import('./proofs-screen.tsx').then((m) => ({ default: m.ProofsScreen })),
  'tools.proofs.detail': () => import('./proof-screen.tsx').then((m) => ({ default: m.ProofScreen })),
  'proofs.public': () => import('./guest-proof-screen.tsx').then((m) => ({ default: m.GuestProofScreen })),
}
