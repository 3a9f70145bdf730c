export { contrast, letteringOn } from "./contrast.ts";
export { colors } from "./tokens.ts";
export { tw } from "./tw.ts";
