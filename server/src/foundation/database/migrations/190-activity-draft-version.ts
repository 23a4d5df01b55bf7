/** A draft that is written in two windows: each names itself and the version that it has seen. */
export const activityDraftVersion = `
alter table activity_draft add column version integer not null default 1, add column writer text;
`
