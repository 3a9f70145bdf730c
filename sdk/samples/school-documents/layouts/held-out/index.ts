import type { Layout } from "../Layout.ts";
import { actionLines, noticeMinutes } from "./actionNotices.ts";
import { goalSheets, portalGoals, progressNarrative, quarterCodes, trimesterTable } from "./goalReports.ts";
import { amendedPages } from "./iep/amendedPages.ts";
import { arizona } from "./iep/arizona.ts";
import { arkansas } from "./iep/arkansas.ts";
import { chartReport, communicationReport, eligibilityWorksheet, listedScores } from "./clinicReports.ts";
import { checkedReferral, interimSetting, tribunalNotice } from "./conductForms.ts";
import {
  conductMemo,
  conferenceRecord,
  hearingLetter,
  portalNotice,
  questionsNotice,
} from "./conductNotices.ts";
import { districtTemplate, narrativePsychology, sidewaysScores } from "./districtReports.ts";
import { answeredRequest, blockLetter, forwardedEmail, numberedAnswer, teamNotes } from "./familyLetters.ts";
import { letteredNotice, typedFields } from "./fillableNotices.ts";
import { goalSheets, progressNarrative, quarterCodes, trimesterTable } from "./goalReports.ts";
import { codeColumns, numberedNote, portalGoals, progressCards } from "./goalUpdates.ts";
import { charterPlan } from "./iep/charterPlan.ts";
import { delaware } from "./iep/delaware.ts";
import { easyIep } from "./iep/easyIep.ts";
import { hawaii } from "./iep/hawaii.ts";
import { idahoPages } from "./iep/idahoPages.ts";
import { iepDirect } from "./iep/iepDirect.ts";
import { kansas } from "./iep/kansas.ts";
import { labelTable } from "./iep/labelTable.ts";
import { mississippi } from "./iep/mississippi.ts";
import { narrativePrint } from "./iep/narrativePrint.ts";
import { newHampshire } from "./iep/newHampshire.ts";
import { newMexico } from "./iep/newMexico.ts";
import { northDakota } from "./iep/northDakota.ts";
import { planEditors } from "./iep/planEditors.ts";
import { preschoolCoop } from "./iep/preschoolCoop.ts";
import { seisPages } from "./iep/seisPages.ts";
import { sideBySide } from "./iep/sideBySide.ts";
import { southCarolina } from "./iep/southCarolina.ts";
import { southDakota } from "./iep/southDakota.ts";
import { synergyPrint } from "./iep/synergyPrint.ts";
import { typedForm } from "./iep/typedForm.ts";
import { vermont } from "./iep/vermont.ts";
import { wideSheet } from "./iep/wideSheet.ts";
import { wyoming } from "./iep/wyoming.ts";
import { conductRecord, deanLetter, principalEmail, reviewRecord, suspensionCard } from "./officeRecords.ts";
import { committeeLetter, inlineReply, principalNote, requestTicket } from "./refusals.ts";
import {
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
  mississippi,
  arkansas,
  vermont,
  "north-dakota": northDakota,
  "seis-pages": seisPages,
  arizona,
  "synergy-print": synergyPrint,
  "preschool-coop": preschoolCoop,
  "amended-pages": amendedPages,
  "new-mexico": newMexico,
  "easy-iep": easyIep,
  "new-hampshire": newHampshire,
  "iep-direct": iepDirect,
  "label-table": labelTable,
  "narrative-print": narrativePrint,
  "plan-editors": planEditors,
  "wide-sheet": wideSheet,
  "side-by-side": sideBySide,
  "action-lines": actionLines,
  "case-manager-email": caseManagerEmail,
  "committee-letter": committeeLetter,
  "determination-page": determinationPage,
  "district-template": districtTemplate,
  "goal-sheets": goalSheets,
  "hearing-letter": hearingLetter,
  "incident-printout": incidentPrintout,
  "inline-reply": inlineReply,
  "manifestation-worksheet": manifestationWorksheet,
  "mark-grid-notice": markGridNotice,
  "narrative-psychology": narrativePsychology,
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
  "sideways-scores": sidewaysScores,
  "speech-report": speechReport,
  "superintendent-letter": superintendentLetter,
  "trimester-table": trimesterTable,
  "checked-referral": checkedReferral,
  "conduct-memo": conductMemo,
  "conference-record": conferenceRecord,
  "interim-setting": interimSetting,
  "portal-notice": portalNotice,
  "questions-notice": questionsNotice,
  "tribunal-notice": tribunalNotice,
  "answered-request": answeredRequest,
  "block-letter": blockLetter,
  "code-columns": codeColumns,
  "communication-report": communicationReport,
  "conduct-record": conductRecord,
  "dean-letter": deanLetter,
  "eligibility-worksheet": eligibilityWorksheet,
  "forwarded-email": forwardedEmail,
  "lettered-notice": letteredNotice,
  "listed-scores": listedScores,
  "numbered-note": numberedNote,
  "principal-email": principalEmail,
  "progress-cards": progressCards,
  "review-record": reviewRecord,
  "team-notes": teamNotes,
  "typed-fields": typedFields,
  "chart-report": chartReport,
  "suspension-card": suspensionCard,
};
