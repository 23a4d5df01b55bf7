/** Resources that stand before all others. */
export const pinnedResources = `
-- safe: an agency has some hundred resources, and a column with a constant default rewrites nothing
alter table resource add column pinned boolean not null default false;
`
