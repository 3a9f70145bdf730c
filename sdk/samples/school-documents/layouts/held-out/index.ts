import type { Layout } from "../Layout.ts";
import { actionLines, noticeMinutes } from "./actionNotices.ts";
import { goalSheets, portalGoals, progressNarrative, quarterCodes, trimesterTable } from "./goalReports.ts";
import { charterPlan } from "./iep/charterPlan.ts";
import { delaware } from "./iep/delaware.ts";
import { hawaii } from "./iep/hawaii.ts";
import { idahoPages } from "./iep/idahoPages.ts";
import { kansas } from "./iep/kansas.ts";
import { southCarolina } from "./iep/southCarolina.ts";
import { southDakota } from "./iep/southDakota.ts";
import { typedForm } from "./iep/typedForm.ts";
import { wyoming } from "./iep/wyoming.ts";
import { committeeLetter, inlineReply, numberedAnswer, principalNote, requestTicket } from "./refusals.ts";
import {
  hearingLetter,
  incidentPrintout,
  manifestationWorksheet,
  officeSuspension,
  pickupEmail,
  removalLog,
} from "./removals.ts";
import { caseManagerEmail, shortLetter, superintendentLetter } from "./schoolMail.ts";
import { markGridNotice, recommendedPlacement } from "./stateNotices.ts";
import { determinationPage, reevaluationSummary } from "./teamDeterminations.ts";
import { occupationalReport, reversedTables, speechReport } from "./testReports.ts";

/** The layouts that the held-out samples were made with. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  kansas,
  "south-carolina": southCarolina,
  "idaho-pages": idahoPages,
  hawaii,
  delaware,
  wyoming,
  "south-dakota": southDakota,
  "typed-form": typedForm,
  "charter-plan": charterPlan,
  "action-lines": actionLines,
  "case-manager-email": caseManagerEmail,
  "committee-letter": committeeLetter,
  "determination-page": determinationPage,
  "goal-sheets": goalSheets,
  "hearing-letter": hearingLetter,
  "incident-printout": incidentPrintout,
  "inline-reply": inlineReply,
  "manifestation-worksheet": manifestationWorksheet,
  "mark-grid-notice": markGridNotice,
  "notice-minutes": noticeMinutes,
  "numbered-answer": numberedAnswer,
  "occupational-report": occupationalReport,
  "office-suspension": officeSuspension,
  "pickup-email": pickupEmail,
  "portal-goals": portalGoals,
  "principal-note": principalNote,
  "progress-narrative": progressNarrative,
  "quarter-codes": quarterCodes,
  "recommended-placement": recommendedPlacement,
  "reevaluation-summary": reevaluationSummary,
  "removal-log": removalLog,
  "request-ticket": requestTicket,
  "reversed-tables": reversedTables,
  "short-letter": shortLetter,
  "speech-report": speechReport,
  "superintendent-letter": superintendentLetter,
  "trimester-table": trimesterTable,
};
