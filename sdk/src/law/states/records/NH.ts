import type { StateRecord } from "../StateRecord.ts";

export const NH: StateRecord = {
  code: "NH",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the parent gives written consent",
    holdsFor: null,
    mustBeDone: "the evaluations, the written summary report and the team meeting, with eligibility",
    exclusions: "Up to 30 more days if both agree.",
    note: null,
    citation: "N.H. Code Admin. R. Ed 1107.01(c)-(d); Ed 1102.02(n)",
    sources: ["https://picnh.org/evaluation/"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: {
    limit: { value: 15, unit: "business days" },
    cap: null,
    clockStarts: "the child is referred",
    holdsFor: null,
    mustBeDone:
      "decide as a team and give the parent written notice, with a consent form if testing is needed",
    exclusions: null,
    note: null,
    citation: "N.H. Code Admin. R. Ed 1106.01(d)-(e)",
    sources: [
      "https://casetext.com/regulation/new-hampshire-administrative-code/title-ed-board-of-education/chapter-ed-1100-standards-for-the-education-of-children-with-disabilities/part-ed-1106-referral-and-disposition-of-referral/section-ed-110601-process-provision-of-fape",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  records: null,
  laterConsent: {
    needed: "yes",
    partial: "yes",
    rule: "Written consent is needed for each year's IEP and placement, for changes in the nature or extent of services, and for a change of disability. The parent has 14 days to answer, and may agree in part.",
    note: "Ask what follows if you do not answer in time.",
    citation: "N.H. Code Admin. R. Ed 1120.04(a)(3), (c)-(f)",
    sources: [
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/new-hampshire-administrative-code/title-ed-board-of-education/chapter-ed-1100-standards-for-the-education-of-children-with-disabilities/part-ed-1120-procedural-safeguards/section-ed-112004-parental-consent",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Through age 21.",
    lastDay: "the day before the 22nd birthday",
    note: null,
    citation: "RSA 186-C:2, I",
    sources: ["https://gencourt.state.nh.us/rsa/html/XV/186-C/186-C-mrg.htm"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: {
    limit: { value: 2, unit: "years" },
    ownPlacementLimit: { value: 90, unit: "days" },
    rule: "Two years; but 90 days to claim the cost of a placement that the parent made.",
    note: "The time runs from the day that proper notice of the limits was given, if it was not given before.",
    citation: "RSA 186-C:16-b, I-III",
    sources: [
      "https://lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_186-c_16-b",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  recording: null,
  meetingRequest: null,
  agency: {
    name: "New Hampshire Department of Education, Bureau of Special Education Support",
    phone: "(603) 271-3741",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://www.education.nh.gov/who-we-are/division-of-learner-support/bureau-of-special-education",
      status: "secondary",
    },
    mediation: {
      address:
        "https://www.education.nh.gov/who-we-are/division-of-learner-support/bureau-of-special-education",
      status: "secondary",
    },
    safeguards: {
      address:
        "https://www.education.nh.gov/who-we-are/division-of-learner-support/bureau-of-special-education",
      status: "secondary",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Parent Information Center of New Hampshire",
    phone: "(603) 224-7005",
    phoneStatus: "secondary",
    website: "https://picnh.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
