import type { Layout } from "../Layout.ts";
import { actionLines, noticeMinutes } from "./actionNotices.ts";
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
import { amendedPages } from "./iep/amendedPages.ts";
import { arizona } from "./iep/arizona.ts";
import { arkansas } from "./iep/arkansas.ts";
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
  "action-lines": actionLines,
  "amended-pages": amendedPages,
  "answered-request": answeredRequest,
  arizona,
  arkansas,
  "block-letter": blockLetter,
  "case-manager-email": caseManagerEmail,
  "chart-report": chartReport,
  "charter-plan": charterPlan,
  "checked-referral": checkedReferral,
  "code-columns": codeColumns,
  "committee-letter": committeeLetter,
  "communication-report": communicationReport,
  "conduct-memo": conductMemo,
  "conduct-record": conductRecord,
  conductMemo,
  "conference-record": conferenceRecord,
  conferenceRecord,
  "dean-letter": deanLetter,
  delaware,
  "determination-page": determinationPage,
  "district-template": districtTemplate,
  "easy-iep": easyIep,
  "eligibility-worksheet": eligibilityWorksheet,
  "forwarded-email": forwardedEmail,
  "goal-sheets": goalSheets,
  hawaii,
  "hearing-letter": hearingLetter,
  hearingLetter,
  "idaho-pages": idahoPages,
  "iep-direct": iepDirect,
  "incident-printout": incidentPrintout,
  incidentPrintout,
  "inline-reply": inlineReply,
  "interim-setting": interimSetting,
  kansas,
  "label-table": labelTable,
  "lettered-notice": letteredNotice,
  "listed-scores": listedScores,
  "manifestation-worksheet": manifestationWorksheet,
  manifestationWorksheet,
  "mark-grid-notice": markGridNotice,
  mississippi,
  "narrative-print": narrativePrint,
  "narrative-psychology": narrativePsychology,
  "new-hampshire": newHampshire,
  "new-mexico": newMexico,
  "north-dakota": northDakota,
  "notice-minutes": noticeMinutes,
  "numbered-answer": numberedAnswer,
  "numbered-note": numberedNote,
  "occupational-report": occupationalReport,
  "office-suspension": officeSuspension,
  officeSuspension,
  "pickup-email": pickupEmail,
  pickupEmail,
  "plan-editors": planEditors,
  "portal-goals": portalGoals,
  "portal-notice": portalNotice,
  portalNotice,
  "preschool-coop": preschoolCoop,
  "principal-email": principalEmail,
  "principal-note": principalNote,
  "progress-cards": progressCards,
  "progress-narrative": progressNarrative,
  "quarter-codes": quarterCodes,
  "questions-notice": questionsNotice,
  questionsNotice,
  "recommended-placement": recommendedPlacement,
  "reevaluation-summary": reevaluationSummary,
  "removal-log": removalLog,
  removalLog,
  "request-ticket": requestTicket,
  "reversed-tables": reversedTables,
  "review-record": reviewRecord,
  "seis-pages": seisPages,
  "short-letter": shortLetter,
  "side-by-side": sideBySide,
  "sideways-scores": sidewaysScores,
  "south-carolina": southCarolina,
  "south-dakota": southDakota,
  "speech-report": speechReport,
  "superintendent-letter": superintendentLetter,
  "suspension-card": suspensionCard,
  "synergy-print": synergyPrint,
  "team-notes": teamNotes,
  "tribunal-notice": tribunalNotice,
  "trimester-table": trimesterTable,
  "typed-fields": typedFields,
  "typed-form": typedForm,
  vermont,
  "wide-sheet": wideSheet,
  wyoming,
};
