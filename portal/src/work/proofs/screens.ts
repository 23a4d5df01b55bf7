import type { Screens } from '../../foundation/screens.ts'

const screens = () => import('./proof-screens.tsx')

export const proofScreens: Screens = {
  'tools.proofs': () => screens().then((m) => ({ default: m.ProofsScreen })),
  'tools.proofs.detail': () => screens().then((m) => ({ default: m.ProofScreen })),
  'proofs.public': () => screens().then((m) => ({ default: m.GuestProofScreen })),
}
