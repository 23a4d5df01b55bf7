export { Report } from './report.tsx'
export type { ReportProps } from './report.tsx'
export type { Tile } from './tiles.tsx'
export { Tiles } from './tiles.tsx'
