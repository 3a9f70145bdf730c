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
import { disciplineForm, suspensionLetter } from "./discipline.ts";
import { conductLetter, referralPrintout, removalForm } from "./disciplineNotices.ts";
import { districtTemplate, narrativePsychology, sidewaysScores } from "./districtReports.ts";
import { eligibilityRecord, reportWithAppendix, specialistReport } from "./evaluationReports.ts";
import { answeredRequest, blockLetter, forwardedEmail, numberedAnswer, teamNotes } from "./familyLetters.ts";
import { letteredNotice, typedFields } from "./fillableNotices.ts";
import { goalSheets, progressNarrative, quarterCodes, trimesterTable } from "./goalReports.ts";
import { codeColumns, numberedNote, portalGoals, progressCards } from "./goalUpdates.ts";
import { alabama } from "./iep/alabama.ts";
import { alaska } from "./iep/alaska.ts";
import { amendedPages } from "./iep/amendedPages.ts";
import { arizona } from "./iep/arizona.ts";
import { arkansas } from "./iep/arkansas.ts";
import { california } from "./iep/california.ts";
import { campusEditors } from "./iep/campusEditors.ts";
import { charterPlan } from "./iep/charterPlan.ts";
import { colorado } from "./iep/colorado.ts";
import { connecticut } from "./iep/connecticut.ts";
import { connecticutPages } from "./iep/connecticutPages.ts";
import { delaware } from "./iep/delaware.ts";
import { districtOfColumbia } from "./iep/districtOfColumbia.ts";
import { easyIep } from "./iep/easyIep.ts";
import { ecats } from "./iep/ecats.ts";
import { embrace } from "./iep/embrace.ts";
import { florida } from "./iep/florida.ts";
import { fullPacket } from "./iep/fullPacket.ts";
import { georgia } from "./iep/georgia.ts";
import { goalPages } from "./iep/goalPages.ts";
import { hawaii } from "./iep/hawaii.ts";
import { idahoPages } from "./iep/idahoPages.ts";
import { iepDirect } from "./iep/iepDirect.ts";
import { illinois } from "./iep/illinois.ts";
import { indiana } from "./iep/indiana.ts";
import { infiniteCampus } from "./iep/infiniteCampus.ts";
import { iowa } from "./iep/iowa.ts";
import { kansas } from "./iep/kansas.ts";
import { kentucky } from "./iep/kentucky.ts";
import { kentuckyPages } from "./iep/kentuckyPages.ts";
import { labelTable } from "./iep/labelTable.ts";
import { louisiana } from "./iep/louisiana.ts";
import { maine } from "./iep/maine.ts";
import { maryland } from "./iep/maryland.ts";
import { massachusetts } from "./iep/massachusetts.ts";
import { michigan } from "./iep/michigan.ts";
import { militarySchools } from "./iep/militarySchools.ts";
import { minnesota } from "./iep/minnesota.ts";
import { minnesotaPages } from "./iep/minnesotaPages.ts";
import { mississippi } from "./iep/mississippi.ts";
import { missouri } from "./iep/missouri.ts";
import { montana } from "./iep/montana.ts";
import { narrativePrint } from "./iep/narrativePrint.ts";
import { nebraska } from "./iep/nebraska.ts";
import { nevada } from "./iep/nevada.ts";
import { newHampshire } from "./iep/newHampshire.ts";
import { newJersey } from "./iep/newJersey.ts";
import { newMexico } from "./iep/newMexico.ts";
import { newYork } from "./iep/newYork.ts";
import { northCarolina } from "./iep/northCarolina.ts";
import { northDakota } from "./iep/northDakota.ts";
import { ohio } from "./iep/ohio.ts";
import { oklahoma } from "./iep/oklahoma.ts";
import { oregon } from "./iep/oregon.ts";
import { outline } from "./iep/outline.ts";
import { pennsylvania } from "./iep/pennsylvania.ts";
import { plainWord } from "./iep/plainWord.ts";
import { planEditors } from "./iep/planEditors.ts";
import { powerSchool } from "./iep/powerSchool.ts";
import { preschoolCoop } from "./iep/preschoolCoop.ts";
import { rhodeIsland } from "./iep/rhodeIsland.ts";
import { seisPages } from "./iep/seisPages.ts";
import { settingsGrid } from "./iep/settingsGrid.ts";
import { sideBySide } from "./iep/sideBySide.ts";
import { southCarolina } from "./iep/southCarolina.ts";
import { southDakota } from "./iep/southDakota.ts";
import { synergyPrint } from "./iep/synergyPrint.ts";
import { tennessee } from "./iep/tennessee.ts";
import { texas } from "./iep/texas.ts";
import { typedForm } from "./iep/typedForm.ts";
import { utah } from "./iep/utah.ts";
import { vendorSuite } from "./iep/vendorSuite.ts";
import { vermont } from "./iep/vermont.ts";
import { virginia } from "./iep/virginia.ts";
import { washington } from "./iep/washington.ts";
import { webPrint } from "./iep/webPrint.ts";
import { westVirginia } from "./iep/westVirginia.ts";
import { wideSheet } from "./iep/wideSheet.ts";
import { wisconsin } from "./iep/wisconsin.ts";
import { wyoming } from "./iep/wyoming.ts";
import type { Layout } from "./Layout.ts";
import { newFormLayouts } from "./new-forms/index.ts";
import { actionColumns, questionMemo, requestForm } from "./noticePages.ts";
import { checkedNotice } from "./notices/checkedNotice.ts";
import {
  decisionRecord,
  noticeNarrative,
  pwnActions,
  requestResponse,
  requestsAnswered,
} from "./notices/decisionForms.ts";
import { emailThread } from "./notices/emailThread.ts";
import { findingsLetter } from "./notices/findingsLetter.ts";
import { email, letter } from "./notices/letters.ts";
import { pwnLetter, pwnTable } from "./notices/otherNotices.ts";
import { pwnForm } from "./notices/pwnForm.ts";
import { memo, progressLetter, pwnChecklist, removalNotice, therapistReport } from "./officeForms.ts";
import { officeLetter, portalMessage } from "./officeLetters.ts";
import { conductRecord, deanLetter, principalEmail, reviewRecord, suspensionCard } from "./officeRecords.ts";
import { goalQuestions, periodicBoxes } from "./periodicReports.ts";
import { noticeOfActions, numberedNotice } from "./priorNotices.ts";
import { progressChecks, progressGrid, progressNote, progressYear } from "./progressForms.ts";
import { progressByPeriod, teacherReport } from "./progressReports.ts";
import { committeeLetter, inlineReply, principalNote, requestTicket } from "./refusals.ts";
import { manifestationForm, referralRecord, suspensionSlip } from "./removalForms.ts";
import { longSuspensionLetter, removalEmail } from "./removalLetters.ts";
import {
  incidentPrintout,
  manifestationWorksheet,
  officeSuspension,
  pickupEmail,
  removalLog,
} from "./removals.ts";
import { progressBlocks, progressTable, psychologicalReport, teamReport } from "./reports.ts";
import { suspensionReport, threeColumnReferral } from "./schoolForms.ts";
import { caseManagerEmail, shortLetter, superintendentLetter } from "./schoolMail.ts";
import { eligibilityForm, scoreSentences } from "./scoresInWords.ts";
import { appendixReport, confidenceReport, groupedScores } from "./scoreTables.ts";
import { markGridNotice, recommendedPlacement } from "./stateNotices.ts";
import { letteredReport, summaryOfData } from "./stateReports.ts";
import { determinationPage, reevaluationSummary } from "./teamDeterminations.ts";
import { occupationalReport, reversedTables, speechReport } from "./testReports.ts";

/** Every layout by the name that samples give. */
export const layouts: Readonly<Record<string, Layout>> = {
  california,
  florida,
  georgia,
  illinois,
  massachusetts,
  "new-jersey": newJersey,
  "new-york": newYork,
  ohio,
  pennsylvania,
  "plain-word": plainWord,
  texas,
  "vendor-suite": vendorSuite,
  virginia,
  washington,
  embrace,
  "full-packet": fullPacket,
  "infinite-campus": infiniteCampus,
  michigan,
  "north-carolina": northCarolina,
  "power-school": powerSchool,
  letter,
  email,
  "pwn-form": pwnForm,
  "pwn-letter": pwnLetter,
  "pwn-table": pwnTable,
  "progress-blocks": progressBlocks,
  "progress-table": progressTable,
  "psychological-report": psychologicalReport,
  "team-report": teamReport,
  "discipline-form": disciplineForm,
  "suspension-letter": suspensionLetter,
  memo,
  "progress-letter": progressLetter,
  "pwn-checklist": pwnChecklist,
  "removal-notice": removalNotice,
  "therapist-report": therapistReport,
  wisconsin,
  minnesota,
  maryland,
  indiana,
  missouri,
  "confidence-report": confidenceReport,
  "appendix-report": appendixReport,
  "progress-grid": progressGrid,
  "progress-note": progressNote,
  "manifestation-form": manifestationForm,
  "suspension-slip": suspensionSlip,
  tennessee,
  colorado,
  oregon,
  connecticut,
  outline,
  "email-thread": emailThread,
  "decision-record": decisionRecord,
  "notice-narrative": noticeNarrative,
  "pwn-actions": pwnActions,
  "request-response": requestResponse,
  "score-sentences": scoreSentences,
  "eligibility-form": eligibilityForm,
  "progress-checks": progressChecks,
  "progress-year": progressYear,
  "referral-record": referralRecord,
  "removal-email": removalEmail,
  kentucky,
  louisiana,
  "settings-grid": settingsGrid,
  "web-print": webPrint,
  ecats,
  "goal-pages": goalPages,
  "campus-editors": campusEditors,
  "grouped-scores": groupedScores,
  "requests-answered": requestsAnswered,
  "long-suspension-letter": longSuspensionLetter,
  "checked-notice": checkedNotice,
  "findings-letter": findingsLetter,
  alabama,
  "connecticut-pages": connecticutPages,
  iowa,
  "kentucky-pages": kentuckyPages,
  maine,
  "minnesota-pages": minnesotaPages,
  nebraska,
  nevada,
  oklahoma,
  "rhode-island": rhodeIsland,
  utah,
  "west-virginia": westVirginia,
  "conduct-letter": conductLetter,
  "eligibility-record": eligibilityRecord,
  "notice-of-actions": noticeOfActions,
  "numbered-notice": numberedNotice,
  "office-letter": officeLetter,
  "portal-message": portalMessage,
  "progress-by-period": progressByPeriod,
  "referral-printout": referralPrintout,
  "removal-form": removalForm,
  "report-with-appendix": reportWithAppendix,
  "specialist-report": specialistReport,
  "teacher-report": teacherReport,
  "action-lines": actionLines,
  "notice-minutes": noticeMinutes,
  "checked-referral": checkedReferral,
  "interim-setting": interimSetting,
  "tribunal-notice": tribunalNotice,
  "lettered-notice": letteredNotice,
  "typed-fields": typedFields,
  "quarter-codes": quarterCodes,
  "goal-sheets": goalSheets,
  "progress-narrative": progressNarrative,
  "trimester-table": trimesterTable,
  "amended-pages": amendedPages,
  arkansas,
  "charter-plan": charterPlan,
  delaware,
  hawaii,
  "idaho-pages": idahoPages,
  "iep-direct": iepDirect,
  kansas,
  mississippi,
  "new-hampshire": newHampshire,
  "north-dakota": northDakota,
  "preschool-coop": preschoolCoop,
  "side-by-side": sideBySide,
  "south-carolina": southCarolina,
  "south-dakota": southDakota,
  "typed-form": typedForm,
  vermont,
  wyoming,
  "committee-letter": committeeLetter,
  "request-ticket": requestTicket,
  "principal-note": principalNote,
  "inline-reply": inlineReply,
  "office-suspension": officeSuspension,
  "incident-printout": incidentPrintout,
  "manifestation-worksheet": manifestationWorksheet,
  "removal-log": removalLog,
  "pickup-email": pickupEmail,
  "superintendent-letter": superintendentLetter,
  "short-letter": shortLetter,
  "case-manager-email": caseManagerEmail,
  "recommended-placement": recommendedPlacement,
  "mark-grid-notice": markGridNotice,
  "determination-page": determinationPage,
  "reevaluation-summary": reevaluationSummary,
  "reversed-tables": reversedTables,
  "speech-report": speechReport,
  "occupational-report": occupationalReport,
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
  "questions-notice": questionsNotice,
  "review-record": reviewRecord,
  "seis-pages": seisPages,
  "sideways-scores": sidewaysScores,
  "suspension-card": suspensionCard,
  "synergy-print": synergyPrint,
  "team-notes": teamNotes,
  "wide-sheet": wideSheet,
  "action-columns": actionColumns,
  alaska,
  "district-of-columbia": districtOfColumbia,
  "goal-questions": goalQuestions,
  "lettered-report": letteredReport,
  "military-schools": militarySchools,
  montana,
  "periodic-boxes": periodicBoxes,
  "question-memo": questionMemo,
  "request-form": requestForm,
  "summary-of-data": summaryOfData,
  "suspension-report": suspensionReport,
  "three-column-referral": threeColumnReferral,
  ...newFormLayouts,
};
