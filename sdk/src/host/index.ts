export type { AccessAnswer, AskAccess } from "./access.ts";
export type { Drafts, HandOff, ToolHost } from "./ToolHost.ts";
export { ToolHostProvider, useToolHost } from "./ToolHostContext.tsx";
