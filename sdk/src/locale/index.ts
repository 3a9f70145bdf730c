export { plural, select } from "./choose.ts";
export { piecesOf, withoutLinks } from "./links.ts";
