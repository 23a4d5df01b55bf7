// One file of the portal holds both: whoever opens one opens the other.
export { AccountManagementScreen } from './account-management-screen.tsx'
export { PacingScreen } from './pacing-screen.tsx'
