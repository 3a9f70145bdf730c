export { colors } from "./tokens.ts";
export { tw } from "./tw.ts";
