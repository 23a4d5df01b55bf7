/** What is done for a client, by whom, and what of it the client is shown: one file of the portal, because who opens one opens the others. */
export { ActivityTab } from './activity-tab.tsx'
export { ClientActivitiesScreen } from './client-activities-screen.tsx'
export { TeamTab } from './team-tab.tsx'
