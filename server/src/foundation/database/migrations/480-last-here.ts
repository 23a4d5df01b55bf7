/**
 * When a user was here last: their sessions are deleted a while after they end, and nobody was "never here" who only was
 * not here lately. Every way into a session and each use of one writes it; acting as somebody does not count.
 */
export const lastHere = `
alter table user_account add column last_here timestamptz;
update user_account u set last_here = s.last
from (
  select tenant_id, user_id, max(last_used_at) as last from session
  where impersonated_by is null and view_client_id is null group by 1, 2
) s where s.tenant_id = u.tenant_id and s.user_id = u.id;
create function user_is_here() returns trigger language plpgsql as $$
begin
  update user_account set last_here = new.last_used_at
  where tenant_id = new.tenant_id and id = new.user_id and (last_here is null or last_here < new.last_used_at);
  return null;
end $$;
create trigger session_use after insert or update of last_used_at on session for each row
  when (new.impersonated_by is null and new.view_client_id is null) execute function user_is_here();
`
