export { crisisHelp } from "./crisisHelp.ts";
