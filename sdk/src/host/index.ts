export type { AccessAnswer, AskAccess, GateProps, Wanted } from "./access.ts";
export type { Connect } from "./connect.ts";
export { countOnce } from "./countOnce.ts";
export { createDeviceText } from "./device/createDeviceText.ts";
export type { DeviceText } from "./device/DeviceText.ts";
export { keptKey, ownTemplatesKey, toolOfKey } from "./device/keptKeys.ts";
export type { OwnTemplates } from "./OwnTemplates.ts";
export type { Drafts, HandOff, ToolHost } from "./ToolHost.ts";
export { ToolHostProvider, useToolHost } from "./ToolHostContext.tsx";
