export { plural, select } from "./choose.ts";
