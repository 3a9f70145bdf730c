import type { Provision } from "./Provision.ts";

export const supplementaryAids = {
  id: "supplementary-aids",
  topic: "Aids and supports, including a 1:1 aide",
  rule: "Aids, services and other supports, which can include an aide, must be given when the child needs them to be taught with non-disabled children. The team decides on need; there is no separate federal test for a 1:1 aide.",
  citation: "20 U.S.C. 1401(33), 1414(d)(1)(A)(i)(IV); 34 CFR 300.42, 300.320(a)(4)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.42",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs: "A score or checklist decides who gets an aide, or the district never gives aides.",
} as const satisfies Provision;

export const iepContent = {
  id: "iep-content",
  topic: "What an IEP must hold",
  rule: "The IEP states present levels and how the disability affects learning, measurable yearly goals, how progress will be measured and when it will be reported, the services and aids with start date, amount, place and duration, supports for staff, time away from non-disabled classmates, testing accommodations (or why an alternate test is used), and, at the right age, transition and the coming transfer of rights. Short-term objectives are required only for children on alternate assessments.",
  citation: "20 U.S.C. 1414(d)(1)(A); 34 CFR 300.320(a)-(c)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.320",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs: null,
} as const satisfies Provision;

export const lre = {
  id: "lre",
  topic: "Least restrictive environment",
  rule: "Children with disabilities learn with non-disabled children as far as suits them; removal is allowed only when learning there cannot work even with aids and services.",
  citation: "20 U.S.C. 1412(a)(5)(A); 34 CFR 300.114(a)(2)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.114",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs:
    "Full inclusion is always required, or a child must earn the way into a regular class.",
} as const satisfies Provision;

export const evaluationStandards = {
  id: "evaluation-standards",
  topic: "How an evaluation must be done",
  rule: "Testing must cover every area of suspected disability, use several tools and not one score, include what the parent says, be fair across race and culture, be given by trained people as its makers direct, and be in the language and form most likely to show what the child can do, where feasible.",
  citation: "20 U.S.C. 1414(b)(2)-(3); 34 CFR 300.304(b)-(c)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.304",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs: null,
} as const satisfies Provision;

export const existingDataReview = {
  id: "existing-data-review",
  topic: "Review of existing data",
  rule: "The team first reviews what is already known, including what the parent brings, and lists what more is needed; it may do this without a meeting. If it finds nothing more is needed for a re-evaluation, it must tell the parent why and that the parent may still ask for testing, which the school must then do.",
  citation: "20 U.S.C. 1414(c)(1)-(2), (4); 34 CFR 300.305(a)-(d)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.305",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs: "The school can close a re-evaluation on old records and the parent has no say.",
} as const satisfies Provision;

export const behaviorInIep = {
  id: "behavior-in-iep",
  topic: "Behavior supports in the IEP",
  rule: "When behavior gets in the way of the child's or others' learning, the team must consider positive supports and other strategies, outside of any discipline.",
  citation: "20 U.S.C. 1414(d)(3)(B)(i), (C); 34 CFR 300.324(a)(2)(i), (a)(3)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs:
    "A behavior assessment or plan is only for suspended children; or, the federal rule always orders one when a parent asks.",
} as const satisfies Provision;

export const personnelQualifications = {
  id: "personnel-qualifications",
  topic: "Staff qualifications",
  rule: "Special education teachers must be fully certified or licensed by the state (charter schools follow their state's charter law) and hold at least a bachelor's degree; related service staff must meet the state's rules for their profession; aides must be trained and supervised. A parent may file a state complaint about staff qualifications, but there is no separate right to sue over them.",
  citation: "20 U.S.C. 1412(a)(14)(B)-(E); 34 CFR 300.156(b)-(e)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.156",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs: "A parent can demand a named teacher or sue because a teacher is not certified.",
} as const satisfies Provision;

export const priorWrittenNotice = {
  id: "prior-written-notice",
  topic: "Prior written notice",
  rule: "The school must give written notice a reasonable time before it proposes or refuses to change identification, evaluation, placement or the provision of FAPE. The notice states what, why, each evaluation or record relied on, other options considered and why rejected, other factors, the parent's protections, and where to get help.",
  citation: "20 U.S.C. 1415(b)(3), (c)(1); 34 CFR 300.503(a)-(c); 71 Fed. Reg. 46691 (2006)",
  deadline: null,
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.503",
  status: "verified",
  asOf: "2026-11-21",
  commonlyMisstatedAs:
    "Federal law gives the school 10 school days to send it. Some states set a number of days; federal law says a reasonable time before the action.",
} as const satisfies Provision;
