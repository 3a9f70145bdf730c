export type { AccessAnswer, AskAccess, GateProps, Wanted } from "./access.ts";
export type { Connect } from "./connect.ts";
export { countOnce } from "./countOnce.ts";
export type { OwnTemplates, TemplateStorage } from "./OwnTemplates.ts";
export type { Drafts, HandOff, ToolHost } from "./ToolHost.ts";
export { ToolHostProvider, useToolHost } from "./ToolHostContext.tsx";
