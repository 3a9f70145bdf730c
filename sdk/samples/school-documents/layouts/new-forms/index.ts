import type { Layout } from "../Layout.ts";
import { chartReport, communicationReport, eligibilityWorksheet, listedScores } from "./clinicReports.ts";
import {
  conductMemo,
  conferenceRecord,
  hearingLetter,
  portalNotice,
  questionsNotice,
} from "./conductNotices.ts";
import { districtTemplate, narrativePsychology, sidewaysScores } from "./districtReports.ts";
import { answeredRequest, blockLetter, forwardedEmail, numberedAnswer, teamNotes } from "./familyLetters.ts";
import { codeColumns, numberedNote, portalGoals, progressCards } from "./goalUpdates.ts";
import { arizona } from "./iep/arizona.ts";
import { easyIep } from "./iep/easyIep.ts";
import { labelTable } from "./iep/labelTable.ts";
import { narrativePrint } from "./iep/narrativePrint.ts";
import { newMexico } from "./iep/newMexico.ts";
import { planEditors } from "./iep/planEditors.ts";
import { seisPages } from "./iep/seisPages.ts";
import { synergyPrint } from "./iep/synergyPrint.ts";
import { wideSheet } from "./iep/wideSheet.ts";
import { actionColumns, questionMemo, requestForm } from "./noticePages.ts";
import { conductRecord, deanLetter, principalEmail, reviewRecord, suspensionCard } from "./officeRecords.ts";
import { suspensionReport, threeColumnReferral } from "./schoolForms.ts";
import { letteredReport, summaryOfData } from "./stateReports.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {
  "action-columns": actionColumns,
  "answered-request": answeredRequest,
  arizona,
  "block-letter": blockLetter,
  "chart-report": chartReport,
  "code-columns": codeColumns,
  "communication-report": communicationReport,
  "conduct-memo": conductMemo,
  "conduct-record": conductRecord,
  "conference-record": conferenceRecord,
  "dean-letter": deanLetter,
  "district-template": districtTemplate,
  "easy-iep": easyIep,
  "eligibility-worksheet": eligibilityWorksheet,
  "forwarded-email": forwardedEmail,
  "hearing-letter": hearingLetter,
  "label-table": labelTable,
  "lettered-report": letteredReport,
  "listed-scores": listedScores,
  "narrative-print": narrativePrint,
  "narrative-psychology": narrativePsychology,
  "new-mexico": newMexico,
  "numbered-answer": numberedAnswer,
  "numbered-note": numberedNote,
  "plan-editors": planEditors,
  "portal-goals": portalGoals,
  "portal-notice": portalNotice,
  "principal-email": principalEmail,
  "progress-cards": progressCards,
  "question-memo": questionMemo,
  "questions-notice": questionsNotice,
  "request-form": requestForm,
  "review-record": reviewRecord,
  "seis-pages": seisPages,
  "sideways-scores": sidewaysScores,
  "summary-of-data": summaryOfData,
  "suspension-card": suspensionCard,
  "suspension-report": suspensionReport,
  "synergy-print": synergyPrint,
  "team-notes": teamNotes,
  "three-column-referral": threeColumnReferral,
  "wide-sheet": wideSheet,
};
