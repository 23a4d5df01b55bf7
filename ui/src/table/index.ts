export { Table } from './table.tsx'
export type { TableProps } from './table.tsx'
export type { Column } from '../data-table/column.ts'
