/** When the signers of an agreement were reminded, when its end was told, and which agreement it goes on with. */
export const agreementRenewals = `
alter table agreement
  add column reminders integer not null default 0,
  add column reminded_on date,
  add column renewal_told_on date,
  add column renews_id integer,
  add foreign key (tenant_id, renews_id) references agreement (tenant_id, id);
create index agreement_renews on agreement (tenant_id, renews_id) where renews_id is not null;
`
