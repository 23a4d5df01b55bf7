import { protect } from './protect.ts'

/** Which client has which tags. */
export const clientTagLinks = `
create table client_tag_link (
  tenant_id integer not null references tenant (id),
  client_id integer not null,
  client_tag_id integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, client_id, client_tag_id),
  foreign key (tenant_id, client_id) references client (tenant_id, id),
  foreign key (tenant_id, client_tag_id) references client_tag (tenant_id, id)
);
create index client_tag_link_by_tag on client_tag_link (tenant_id, client_tag_id);
${protect('client_tag_link', 'client_id')}
`
