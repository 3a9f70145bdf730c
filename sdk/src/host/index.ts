export type { AccessAnswer, AskAccess, GateProps } from "./access.ts";
export type { OwnTemplates, TemplateStorage } from "./OwnTemplates.ts";
export type { Drafts, HandOff, ToolHost } from "./ToolHost.ts";
export { ToolHostProvider, useToolHost } from "./ToolHostContext.tsx";
