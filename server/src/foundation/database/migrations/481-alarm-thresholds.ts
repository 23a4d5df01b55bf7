/** An alarm without a threshold never rang and did not say so; more days than it looks back were taken for fewer. */
export const alarmThresholds = `
update metric_alarm set threshold = 20 where threshold is null;
update metric_alarm set days = least(greatest(days, 1), 35) where days not between 1 and 35;
`
