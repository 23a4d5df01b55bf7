import { fetched } from '../../foundation/errors/fetched.ts'

/** A report below what a screen is for: its code comes after the screen. */
export const LaterSection = fetched(() => import('./report-section.tsx').then((m) => m.ReportSection))
