export { tw } from "./tw.ts";
