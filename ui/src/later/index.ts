export { later } from './later.tsx'
