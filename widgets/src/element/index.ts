export type { AttributeName } from "@iep-insider/sdk/embed";
export { defineTool } from "./defineTool.ts";
export type { ToolEventDetail, ToolEventName } from "./events.ts";
export { frameRecord } from "./frameRecord.ts";
export { type AttributeRow, attributes } from "./reference/attributes.ts";
export { events } from "./reference/events.ts";
export { type MethodRow, methods } from "./reference/methods.ts";
export type { DefinedTool, ToolDefinition } from "./ToolDefinition.ts";
export type { ToolMethods } from "./ToolElement.ts";
