/**
 * What columns of JSON hold, by `table.column`: written by the portal alone, and no more than that can the
 * database say of it. An area adds its own (`declare module`). A column that is not named is `unknown`, and
 * whoever reads it looks first.
 */
export interface JsonShapes {
  'export_run.params': Readonly<Record<string, string>>
  'export_run.query': Readonly<Record<string, string>>
  'import_run.header': readonly string[]
}

export type Shape<Column extends string, Nothing = never> = Column extends keyof JsonShapes
  ? JsonShapes[Column] | Nothing
  : unknown
