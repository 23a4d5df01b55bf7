import {
  columnSizingFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/**
 * For a table that sorts and pages the rows that it has. Lists come sorted and by the page, and most tables are short:
 * what does either is with those that are given this.
 */
export const rowsHere = tableFeatures({
  columnSizingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export type RowsHere = typeof rowsHere
