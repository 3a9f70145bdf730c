export { questionnairePack, reviewedIds } from "./questionnairePack.ts";
export { letterPack, statePack } from "./reviewPack.ts";
