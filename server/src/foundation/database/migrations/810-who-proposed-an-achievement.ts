/** Who proposed an achievement, and so is told when it is rejected; of earlier ones it is read from the audit log. */
export const whoProposedAnAchievement = `
-- safe: the table has a few rows for a client, and the new column is empty
alter table achievement
  add column proposed_by_id integer,
  add foreign key (tenant_id, proposed_by_id) references user_account (tenant_id, id);
update achievement a set proposed_by_id = e.user_id
from audit_entry e
where e.tenant_id = a.tenant_id and e.call = 'achievements.create' and e.subject = 'achievement' and e.subject_id = a.id
  and exists (select from user_account u where u.tenant_id = e.tenant_id and u.id = e.user_id);
`
