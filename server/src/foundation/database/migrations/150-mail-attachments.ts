import { protect } from './protect.ts'

/** The files that go with a message of the outbox. */
export const mailAttachments = `
create table email_attachment (
  tenant_id integer not null,
  email_id integer not null,
  file_id integer not null,
  primary key (tenant_id, email_id, file_id),
  foreign key (tenant_id, email_id) references email_notification (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
${protect('email_attachment')}
`
