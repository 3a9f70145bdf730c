import type { StateEvidence } from "../StateEvidence.ts";

export const FL: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parental consent; evaluation conducted (one secondary page: and report complete); school holidays (Thanksgiving, winter, spring breaks) and summer vacation; student absences beyond 8 school days (secondary)",
    quote:
      "Time to conduct evaluation and complete report after informed consent received from parent 60 calendar days",
    source:
      "https://www.eprcnwfl.com/2021/03/11/florida-special-education-process-timelines/ and the Department notice http://flrules.elaws.us/far/notice/10/15/2014/15176928 (60 calendar days) against https://specialedstartguide.com/blog/florida-evaluation-request-60-day-timeline (60 school days)",
    citation: "Fla. Admin. Code R. 6A-6.0331(3)(g)",
    note: "The Department's notice (Oct 2014, of the proposed amendment) describes the change to 60 calendar days 'with holidays and summer vacations exempted'; the contrary page repeats the older rule. Weight of sources: 60 calendar days. The rule paragraph in force was not read. Often quoted as: 45 days.",
  },
  responseToRequest: {
    asRead:
      "30; calendar; parent request for evaluation; consent to evaluate requested/obtained (or written refusal)",
    quote: "Request for Evaluation by Parent ... 30 days to obtain consent from Parent",
    source: "https://www.eprcnwfl.com/2021/03/11/florida-special-education-process-timelines/",
    citation: "Fla. Admin. Code R. 6A-6.0331(3)(c)",
    note: null,
  },
  records: {
    asRead:
      "Sources disagree: 30 days (exam-prep page on Florida law) or 45 days (lawyer page). Rule 6A-1.0955 and s. 1002.22 as read set no number before following FERPA.",
    quote: "access must be provided in no more than 45 days after the request is made",
    source:
      "https://feleschoollaw.examzify.com/question/what-is-the-focus-of-d4fd065ddde5c6fd (30) against https://attorneyhughes.com/florida-parental-access-child-school-records (45)",
    citation: "Fla. Stat. 1002.22; Fla. Admin. Code R. 6A-1.0955",
    note: "One page says 30 days, another 45.",
  },
  laterConsent: {
    asRead:
      "Written consent on state forms needed for (a) alternate assessment/access points instruction and (b) placement in an exceptional student education center, at any IEP. Otherwise no annual consent found.",
    quote:
      "A school district may not proceed with the actions described in subsection (1) without parental consent unless",
    source: "http://fl.elaws.us/law/1003.5715",
    citation: "Fla. Stat. 1003.5715(1)-(3)",
    note: "No other yearly consent was found.",
  },
  upperAge: {
    asRead:
      "ages 3 to 21 (statute). The exact last day may differ by district: 22nd birthday, end of that semester or end of that school year (state paper, 2004 draft).",
    quote:
      "All students with disabilities who are 3 years of age to 21 years of age have the right to a free, appropriate public education",
    source:
      "https://casetext.com/statute/florida-statutes/title-xlviii-early-learning-20-education-code/chapter-1003-public-k-12-education/part-v-specialized-instruction-for-certain-public-k-12-students/section-10035716-transition-to-postsecondary-education-and-career-opportu-nities",
    citation: "Fla. Stat. 1003.5716; FLDOE technical assistance paper",
    note: "District choice: FLDOE technical assistance paper, 2004 draft, https://info.fldoe.org/docushare/dsweb/GetRendition/Document-2529/html; old, confirm.",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "stored page",
  links: "dispute-page (not checked); phone: FLDOE paper DPS 2015-152 (stored copy)",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
