import { istanbulTime } from '../../rules/records/istanbulTime.ts';

/** The day in Istanbul, such as `2026-11-20`. */
export const istanbulToday = () => istanbulTime(new Date()).day;
