/**
 * What was decided about each version of a proof stays with that version; whoever made a proof and whoever it is shared
 * with are reminded of it apart from each other.
 */
export const decisionsOfVersions = `
alter table proof_version
  add column state text check (state in ('Approved', 'Changes Asked')),
  add column decided_by text not null default '',
  add column decided_at timestamptz,
  add column decision text not null default '';
update proof_version v set state = p.state, decided_by = p.decided_by, decided_at = p.decided_at, decision = p.decision
from proof p
where p.tenant_id = v.tenant_id and p.id = v.proof_id and p.version_number = v.number and p.decided_at is not null;
alter table proof add column author_reminded_version integer not null default 0;
update proof set author_reminded_version = reminded_version;
`
