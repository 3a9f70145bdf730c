import { type RowOf } from "./table.ts";
/** When a job last completed, in any process. */
export interface JobRun extends RowOf<typeof jobRuns> {
}
export declare const jobRuns: import("./table.ts").Table<{
    readonly job: import("./table.ts").Column<string, false>;
    /** When that run began. */
    readonly ranAt: import("./table.ts").Column<Date, false>;
}>;
