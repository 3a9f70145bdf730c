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
import { alaska } from "./iep/alaska.ts";
import { arizona } from "./iep/arizona.ts";
import { districtOfColumbia } from "./iep/districtOfColumbia.ts";
import { easyIep } from "./iep/easyIep.ts";
import { labelTable } from "./iep/labelTable.ts";
import { militarySchools } from "./iep/militarySchools.ts";
import { montana } from "./iep/montana.ts";
import { narrativePrint } from "./iep/narrativePrint.ts";
import { newMexico } from "./iep/newMexico.ts";
import { planEditors } from "./iep/planEditors.ts";
import { seisPages } from "./iep/seisPages.ts";
import { synergyPrint } from "./iep/synergyPrint.ts";
import { wideSheet } from "./iep/wideSheet.ts";
import { conductRecord, deanLetter, principalEmail, reviewRecord, suspensionCard } from "./officeRecords.ts";
import { goalQuestions, periodicBoxes } from "./periodicReports.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {
  alaska,
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
  "district-of-columbia": districtOfColumbia,
  "district-template": districtTemplate,
  "easy-iep": easyIep,
  "eligibility-worksheet": eligibilityWorksheet,
  "forwarded-email": forwardedEmail,
  "goal-questions": goalQuestions,
  "hearing-letter": hearingLetter,
  "label-table": labelTable,
  "listed-scores": listedScores,
  "military-schools": militarySchools,
  montana,
  "narrative-print": narrativePrint,
  "narrative-psychology": narrativePsychology,
  "new-mexico": newMexico,
  "numbered-answer": numberedAnswer,
  "numbered-note": numberedNote,
  "periodic-boxes": periodicBoxes,
  "plan-editors": planEditors,
  "portal-goals": portalGoals,
  "portal-notice": portalNotice,
  "principal-email": principalEmail,
  "progress-cards": progressCards,
  "questions-notice": questionsNotice,
  "review-record": reviewRecord,
  "seis-pages": seisPages,
  "sideways-scores": sidewaysScores,
  "suspension-card": suspensionCard,
  "synergy-print": synergyPrint,
  "team-notes": teamNotes,
  "wide-sheet": wideSheet,
};
