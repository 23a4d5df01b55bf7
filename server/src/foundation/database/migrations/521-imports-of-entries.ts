/** A file may hold the entries of a list: which one, by the area of its calls. */
export const importsOfEntries = `
alter table import_run add column list text;
`
