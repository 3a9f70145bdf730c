import type { StateRecord } from "../StateRecord.ts";

export const CT: StateRecord = {
  code: "CT",
  evaluation: {
    limit: { value: 45, unit: "school days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the district gets the written referral",
    holdsFor: "written requests",
    mustBeDone:
      "the review of the referral, consent, evaluation, eligibility, consent for services and the start of the IEP",
    exclusions: "Ask how the wait for your consent is counted.",
    note: "The clock starts with the referral, not with consent.",
    citation: "Regs. Conn. State Agencies 10-76d-13; 10-76a-1(5)",
    sources: ["http://z2policy.cabe.org/cabe/DocViewer.jsp?doccode=z20000474&z2collection=core"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: {
    limit: { value: 10, unit: "school days" },
    cap: null,
    clockStarts: "the parent asks in writing",
    holdsFor: "written requests",
    mustBeDone:
      "let the parent see the records, before any IEP meeting, hearing or resolution session, with one free copy in the same time",
    exclusions: null,
    note: null,
    citation: "Conn. Agencies Regs. 10-76d-18(a); 10-76a-1(5)",
    sources: [
      "https://casetext.com/regulation/connecticut-administrative-code/title-10-education-and-culture/children-requiring-special-education/section-10-76d-conditions-of-instruction/section-10-76d-18-education-records-and-reports",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  laterConsent: null,
  upperAge: {
    rule: "Until the end of the school year in which the student turns 22, or a regular diploma if earlier.",
    lastDay: "June 30",
    note: null,
    citation: "P.A. 23-137; Conn. Gen. Stat. 10-76d(b)",
    sources: [
      "https://www.ctschoollaw.com/2023/08/state-department-of-education-issues-guidance-regarding-extension-of-special-education-eligibility/",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: {
    rule: "The state's guide for parents (2007) says that everyone at the meeting must be told. Two federal rulings of 1990 let a parent record where that was needed to understand.",
    note: null,
    citation:
      "CSDE A Parent's Guide to Special Education in Connecticut (2007); E.H. v. Tirozzi; V.W. v. Favolise",
    sources: ["https://www.ctschoollaw.com/?p=8997"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  meetingRequest: null,
  agency: {
    name: "Connecticut State Department of Education, Bureau of Special Education",
    phone: "(860) 713-6910",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: { address: "https://portal.ct.gov/sde/special-education", status: "secondary" },
    mediation: { address: "https://portal.ct.gov/sde/special-education", status: "secondary" },
    safeguards: { address: "https://portal.ct.gov/sde/special-education", status: "secondary" },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Connecticut Parent Advocacy Center (CPAC)",
    phone: "(860) 739-3089",
    phoneStatus: "secondary",
    website: "https://cpacinc.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
