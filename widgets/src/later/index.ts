export { retryImport } from "@iep-insider/sdk/ui";
export { type Later, later } from "./later.tsx";
export { type Loaded, useLoaded } from "./useLoaded.ts";
export { useTouch } from "./useTouch.ts";
export { WhenOpen } from "./WhenOpen.tsx";
