/** Files of a month are workbooks, kept as they were handed over; those made before stay what they were. */
export const workbooksOfPrograms = `
-- safe: a column without a default rewrites nothing
alter table program_file add column workbook bytea;
comment on column program_file.workbook is 'The file as XLSX; nothing for one that is CSV.';
`
