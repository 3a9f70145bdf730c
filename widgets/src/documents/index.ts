export { DocumentActions, type DocumentActionsProps } from "./DocumentActions.tsx";
export { DocumentView } from "./DocumentView.tsx";
export type { Block, LawSentence, ReportDocument, ReportSection } from "./ReportDocument.ts";
export { toText } from "./toText.ts";
