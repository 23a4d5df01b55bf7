import { protect } from './protect.ts'

/** Pictures of the landing pages that prove a claim, taken by the portal. */
export const pagesOfClaims = `
create table claim_page (
  tenant_id integer not null references tenant (id),
  claim_id integer not null,
  address text not null,
  client_id integer not null,
  file_id integer,
  reason text not null default '',
  taken_at timestamptz not null default now(),
  primary key (tenant_id, claim_id, address),
  foreign key (tenant_id, claim_id) references claim (tenant_id, id) on delete cascade,
  foreign key (tenant_id, client_id) references client (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index claim_page_by_client on claim_page (tenant_id, client_id);
create index claim_page_by_file on claim_page (tenant_id, file_id);
comment on table claim_page is 'What a landing page looked like that proves a claim.';
comment on column claim_page.file_id is 'Its picture; nothing where none could be taken.';
comment on column claim_page.reason is 'Why there is no picture.';
${protect('claim_page', 'client_id')}
`
