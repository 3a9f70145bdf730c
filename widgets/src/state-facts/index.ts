export { ContactView } from "./ContactView.tsx";
export { agencyShown, asOfWords, type ContactShown, centerShown } from "./contactShown.ts";
export { FactLabel, factLabels } from "./FactLabel.tsx";
export { FactView } from "./FactView.tsx";
export { type FactShown, factParagraphs, factShown } from "./factShown.ts";
export { loadRecord } from "./loadRecord.ts";
export { useStateRecord } from "./useStateRecord.ts";
