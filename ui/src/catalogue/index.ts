export { startCatalogue } from './start.tsx'
