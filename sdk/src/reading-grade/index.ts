export { fernandezHuerta } from "./fernandezHuerta.ts";
export { readingGrade } from "./readingGrade.ts";
export { textOf } from "./textOf.ts";
export { withoutLeftOut } from "./withoutLeftOut.ts";
