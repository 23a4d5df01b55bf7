/** What a program pays back and by when, so that the claims of a month are made at once; and whether an owner was told that a deadline passed. */
export const claimsOfAMonth = `
-- safe: columns without a default, or with a constant one, rewrite nothing
alter table oem_program
  add column coop_percent numeric(6, 2),
  add column claim_days integer not null default 60;
comment on column oem_program.coop_percent is 'The share of what was spent that comes back; the manufacturer''s where it is empty.';
comment on column oem_program.claim_days is 'Days after the end of a month in which its claims are handed in.';

-- safe: a column without a default rewrites nothing
alter table claim add column late_told_for date;
comment on column claim.late_told_for is 'The deadline of which its owner was told that it has passed.';
`
