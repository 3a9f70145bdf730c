export { type AttributeRow, attributes } from "./attributes.ts";
export { events } from "./events.ts";
export { type MethodRow, methods } from "./methods.ts";
