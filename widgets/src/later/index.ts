export { importAnew } from "./importAnew.ts";
export { type Later, later } from "./later.tsx";
