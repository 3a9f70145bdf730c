import { accessCalls } from "./calls.ts";
import { gateCalls } from "./gateCalls.ts";

export const access = { ...gateCalls, ...accessCalls } as const;
