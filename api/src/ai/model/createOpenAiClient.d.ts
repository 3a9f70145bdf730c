import type { AiSettings } from "../../aiSettings.ts";
import type { Clock } from "../../clock.ts";
import type { ReportModelEvent } from "./ModelClient.ts";
import { type ModelClient } from "./ModelClient.ts";
import type { Spending } from "./spending.ts";
import { type RetryLimits } from "./tries.ts";
export interface ModelServices {
    readonly clock: Clock;
    readonly spending: Spending;
    readonly report: ReportModelEvent;
    /** Instead of the global one. */
    readonly fetch?: typeof fetch;
}
/**
 * The OpenAI engine's line to the provider: the `openai` package, whatever server it is pointed at.
 * @param waits what a test wants shorter.
 */
export declare function createOpenAiClient(settings: AiSettings, services: ModelServices, waits?: Partial<RetryLimits>): ModelClient;
