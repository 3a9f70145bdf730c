import { type RowOf } from "./table.ts";
/** A letter template that was asked for by mail. A plain download records nothing. */
export interface ResourceDownload extends RowOf<typeof resourceDownloads> {
}
export declare const resourceDownloads: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly email: import("./table.ts").Column<string, false>;
    readonly emailKey: import("./table.ts").Column<string, false>;
    readonly resourceName: import("./table.ts").Column<"Concerns-Documentation-Letter.txt" | "IEP-Meeting-Request-Letter.txt" | "Initial-Special-Education-Assessment-Request-Letter.txt", false>;
    readonly downloadedAt: import("./table.ts").Column<Date, false>;
}>;
