export { createSchoolCalendar, longestBreak } from "../dates/createSchoolCalendar.ts";
export type { CalendarBreak, ClosedDays, SchoolCalendar } from "../dates/SchoolCalendar.ts";
export { type CalendarEvent, calendarFile } from "./calendarFile.ts";
export { type Deadline, type DeadlineQuestion, type DeadlineSource, deadlinesOf } from "./deadlinesOf.ts";
export type { NextStep } from "./deadlineWords.ts";
export { type NeutralSubject, neutralSubject, neutralSubjects, neutralTitle } from "./neutralTitle.ts";
export { type DeadlineId, type DeadlineTrigger, deadlineIds, deadlineTriggers } from "./triggers.ts";
export { triggerWords } from "./triggerWords.ts";
