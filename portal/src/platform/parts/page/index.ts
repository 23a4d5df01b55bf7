export { Page } from './page.tsx'
export type { Crumb, PageProps } from './page.tsx'
export { PrintButton } from './print-button.tsx'
