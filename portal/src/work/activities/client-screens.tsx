/** What is done for a client, and what of it the client is shown: one file of the portal, because who opens one opens the other. */
export { ActivityTab } from './activity-tab.tsx'
export { ClientActivitiesScreen } from './client-activities-screen.tsx'
