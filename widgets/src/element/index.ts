export { type AttributeName, type AttributeRow, attributes } from "./attributes.ts";
export { type DefinedTool, defineTool } from "./defineTool.ts";
export { events, type ToolEventDetail, type ToolEventName } from "./events.ts";
export type { ToolDefinition } from "./ToolDefinition.ts";
