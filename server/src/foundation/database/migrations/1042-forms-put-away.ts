/** A form can be put away: closed and out of sight, with its answers. */
export const formsPutAway = `
-- safe: a column with a constant default rewrites nothing
alter table form add column put_away boolean not null default false;
`
