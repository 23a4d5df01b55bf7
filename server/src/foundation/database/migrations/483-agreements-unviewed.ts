/** When an agreement was looked at was never written but at its signing, which says so itself. */
export const agreementsUnviewed = `
alter table agreement drop column viewed_at;
`
