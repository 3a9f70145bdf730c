export { everythingOpen } from "./everythingOpen.ts";
export { ToolAccess } from "./ToolAccess.tsx";
