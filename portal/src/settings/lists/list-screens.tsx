/** Lists that others choose from: one file of the portal, because they are all the same list. */
export { ServicesScreen } from './services-screen.tsx'
