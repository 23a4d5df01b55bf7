import { protect } from './protect.ts'

/** Calls are counted by their source as well, and read from CallRail itself every night. */
export const sourcesOfCalls = `
-- Call logs that were imported before say nothing of the source: they keep their figures under an empty one.
update report_figure set dimensions = dimensions || '{"callSource": ""}'::jsonb, key = left(key, -1) || ',""]'
where source = 'calls' and not dimensions ? 'callSource';

create table callrail_read (
  tenant_id integer not null references tenant (id),
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  through date,
  calls integer not null default 0,
  problem text,
  primary key (tenant_id)
);
comment on table callrail_read is 'How the calls of a tenant''s CallRail account were last read into the figures of its clients.';
comment on column callrail_read.done_at is 'Null while they are being read.';
comment on column callrail_read.through is 'The last day whose calls are kept.';
comment on column callrail_read.problem is 'Why it ended before that, in a sentence.';
${protect('callrail_read')}
`
