export { createPageSession, type PageSession } from './page-session.ts'
export type { PopupAnswer } from './pop-up.ts'
