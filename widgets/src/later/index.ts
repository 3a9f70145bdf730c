export { importAnew } from "./importAnew.ts";
export { type Later, later } from "./later.tsx";
export { type Loaded, useLoaded } from "./useLoaded.ts";
