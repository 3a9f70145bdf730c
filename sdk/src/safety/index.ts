export { crisisHelp } from "./crisisHelp.ts";
export { signOfCrisis } from "./signOfCrisis.ts";
