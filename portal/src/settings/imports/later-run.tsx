import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'

/** One import, which is looked at after its file was chosen: its code comes then, or with an address that names a run. */
export const ImportRun = fetched(
  () => import('./import-run.tsx').then((m) => m.ImportRun),
  <ScreenFallback />,
)
